const cachedAtHeader = 'x-cached-at';

const withHeaders = (response: Response, marks: Readonly<Record<string, string>>): Response => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(marks)) headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
};

/** Marks an answer with the time it was cached. */
export const markCachedAt = (response: Response, now: Date): Response =>
  withHeaders(response, { [cachedAtHeader]: now.toISOString() });

/** Marks an answer as cached, and as stale if expired. */
export const markServedFromCache = (response: Response, stale: boolean): Response =>
  withHeaders(response, { 'x-served-from': 'cache', ...(stale ? { 'x-stale': 'true' } : {}) });

/** When an answer was cached, or else sent; null if unknown. */
export function cachedAt({ headers }: Response): Date | null {
  const at = new Date(headers.get(cachedAtHeader) ?? headers.get('date') ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** An answer's age since it was cached; infinite if unknown. */
export function ageMs(response: Response, now: Date): number {
  const cachedAt = Date.parse(response.headers.get(cachedAtHeader) ?? '');
  return Number.isNaN(cachedAt) ? Infinity : Math.max(0, now.getTime() - cachedAt);
}
