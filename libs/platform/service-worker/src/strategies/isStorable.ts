const forbidsStoring = (headers: Headers): boolean =>
  /(^|,)\s*no-store\s*(,|$)/i.test(headers.get('cache-control') ?? '');

/** Only questions are cached, and none whose asker says `no-store`. */
export const isCacheable = (request: Request): boolean =>
  request.method === 'GET' && request.cache !== 'no-store' && !forbidsStoring(request.headers);

/** Only whole, successful answers of our own are stored, and none that says `no-store`. */
export const isStorable = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && !forbidsStoring(response.headers);
