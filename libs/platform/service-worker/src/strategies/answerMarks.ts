const cachedAtHeader = 'x-cached-at';

const withHeaders = (response: Response, marks: Readonly<Record<string, string>>): Response => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(marks)) headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
};

/** Writes on an answer when it was put into the cache. */
export const markCachedAt = (response: Response, now: Date): Response =>
  withHeaders(response, { [cachedAtHeader]: now.toISOString() });

/** Writes on an answer that it comes from the cache, and whether it is past its time. */
export const markServedFromCache = (response: Response, stale: boolean): Response =>
  withHeaders(response, { 'x-served-from': 'cache', ...(stale ? { 'x-stale': 'true' } : {}) });

/** When an answer was put into the cache, or else sent; null when it does not say. */
export function cachedAt({ headers }: Response): Date | null {
  const at = new Date(headers.get(cachedAtHeader) ?? headers.get('date') ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** How long ago an answer was put into the cache; endless when it does not say. */
export function ageMs(response: Response, now: Date): number {
  const cachedAt = Date.parse(response.headers.get(cachedAtHeader) ?? '');
  return Number.isNaN(cachedAt) ? Infinity : Math.max(0, now.getTime() - cachedAt);
}
