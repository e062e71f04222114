import { configure } from '@testing-library/react'

/** Its own second is over on a busy machine before React has been fetched and run. */
configure({ asyncUtilTimeout: 15_000 })
