/** The product's caches. A new version of a name leaves the old cache to be deleted at activation. */
export const cacheNames = { static: 'static-v1', api: 'api-v1', dynamic: 'dynamic-v1' } as const;

const ownName = /^(static|api|dynamic)-v\d+$/;

/** A cache of an earlier release, safe to delete. */
export const isOutdatedCache = (name: string): boolean =>
  ownName.test(name) && !Object.values<string>(cacheNames).includes(name);
