/** Weekdays from 9:00 to before 16:00, in the device's own time. It decides how long answers keep, nothing else. */
export function isMarketHours(moment: Date): boolean {
  const day = moment.getDay();
  const hour = moment.getHours();
  return day >= 1 && day <= 5 && hour >= 9 && hour < 16;
}
