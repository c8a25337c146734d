/** A price older than this many days is stale: long enough for a weekend with a holiday. */
const freshDays = 4;

const dayMs = 86_400_000;

/** Whether a close of that day is too old to be the latest. */
export const isStaleDay = (date: string, now: Date): boolean =>
  Math.floor(now.getTime() / dayMs) - Date.parse(date) / dayMs > freshDays;
