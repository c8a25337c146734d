const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://product.example').href;

/** A cache in memory, in insertion order. */
export function createFakeCache() {
  const answers = new Map<string, Response>();
  return {
    match: async (request: RequestInfo | URL) => answers.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      answers.delete(urlOf(request));
      answers.set(urlOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => answers.delete(urlOf(request)),
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
  };
}

export type FakeCache = ReturnType<typeof createFakeCache>;

/** The caches of an origin, created when first opened. */
export function createFakeCaches() {
  const caches = new Map<string, FakeCache>();
  const open = async (name: string): Promise<FakeCache> => {
    const cache = caches.get(name) ?? createFakeCache();
    caches.set(name, cache);
    return cache;
  };
  return {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
}
