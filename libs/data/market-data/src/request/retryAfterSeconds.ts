/** Parses a `Retry-After` header, in seconds or as a date. Undefined if missing or in the past. */
export function retryAfterSeconds(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
