import { charges } from '../../content/charges.ts'
import { group } from '../../content/group.ts'
import { policies } from '../../content/policies.ts'
import { practices } from '../../content/practices.ts'
import { prices } from '../../content/prices.ts'

/** What Markdown files may refer to as `{{practices.leeds.phone}}`. */
export const facts = { charges, group, policies, practices, prices }
