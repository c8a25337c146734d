const forbidsStoring = (headers: Headers): boolean =>
  /(^|,)\s*no-store\s*(,|$)/i.test(headers.get('cache-control') ?? '');

/** Only GET requests are cached, and none with `no-store`. */
export const isCacheable = (request: Request): boolean =>
  request.method === 'GET' && request.cache !== 'no-store' && !forbidsStoring(request.headers);

/** Only complete, successful answers of our own are cached, and none with `no-store`. */
export const isStorable = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && !forbidsStoring(response.headers);
