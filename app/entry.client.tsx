import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { layOutLater } from './behaviours/lay-out-later.ts'
import { registerServiceWorker } from './behaviours/register-service-worker.ts'

layOutLater()
registerServiceWorker()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
