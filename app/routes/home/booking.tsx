import { practicesPicture } from '~/pictures/practices.ts'
import { Booking } from '~/sections/home/booking.tsx'
import { booking } from '../../../content/booking.ts'
import { practiceEntries } from './practice-entries.ts'

const practices = practiceEntries.map((entry) => ({
  ...entry,
  picture: practicesPicture(entry.practice.exterior.src),
}))

export default function HomeBooking() {
  return <Booking content={booking} practices={practices} />
}
