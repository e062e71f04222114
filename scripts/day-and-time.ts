/** `Thursday 19 November, 14:32`, of Yorkshire wherever this computer is; for commands and editor alike. */
export const londonDayAndTime = (date: Date) =>
  date
    .toLocaleString('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
    .replace(' at ', ', ')
