/** The header holds seconds or a date; without a usable value the wait is one minute. */
export function retryAfterSeconds(header: string | null, now: Date): number {
  const seconds = header !== null && /^\d+$/.test(header.trim()) ? Number(header) : null;
  const untilDate = header === null ? NaN : (Date.parse(header) - now.getTime()) / 1000;
  const wait = seconds ?? (Number.isFinite(untilDate) ? Math.ceil(untilDate) : 60);
  return Math.min(Math.max(wait, 1), 3600);
}
