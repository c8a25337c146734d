/** Weekdays from 9:00 to before 16:00, in local time. Used for cache lifetimes only. */
export function isMarketHours(moment: Date): boolean {
  const day = moment.getDay();
  const hour = moment.getHours();
  return day >= 1 && day <= 5 && hour >= 9 && hour < 16;
}
