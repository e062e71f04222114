import type { Practice } from '~/content/practice.ts'
import { telHref } from './phone-links.ts'
import { textFile } from './text-file.ts'

/** A practice for the address book of a phone: vCard 3.0 (RFC 2426), which iPhones, Android and Outlook read. */
export function contactCard(practice: Practice, { groupName }: { groupName: string }): string {
  const { address, geo, tradeName } = practice
  return textFile([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', `-//${groupName}//Website//EN`],
    ['UID', `${practice.slug}@${new URL(practice.website).host}`],
    ['N', [tradeName, '', '', '', '']],
    ['FN', tradeName],
    ['ORG', [tradeName]],
    // An iPhone lists it as a company, by its name over the door.
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE', telHref(practice.phone).replace('tel:', '')],
    ['EMAIL;TYPE=INTERNET,WORK', practice.email],
    [
      'ADR;TYPE=WORK',
      [
        '',
        '',
        address.street,
        address.locality,
        address.region,
        address.postcode,
        'United Kingdom',
      ],
    ],
    ['GEO', [`${geo.latitude}`, `${geo.longitude}`]],
    ['URL', practice.website],
    ['END', 'VCARD'],
  ])
}
