import type { Result } from '@finance-analyst/foundation';

const notInstalled = {
  first:
    'The service worker could not be installed: not all of the product’s files arrived. The product works, but does not start offline.',
  update:
    'The update could not be installed: not all of its files arrived. The release on this device stays as it is.',
} as const;

/**
 * Settles when the worker that is being installed is, or says why it is not; what served the page before goes on
 * doing so. With nothing to install it is done.
 */
export function watchInstallation({
  installing,
  active,
}: Pick<ServiceWorkerRegistration, 'installing' | 'active'>): Promise<Result<null>> {
  const done = { ok: true, value: null } as const;
  if (!installing) return Promise.resolve(done);
  const reason = active ? notInstalled.update : notInstalled.first;
  return new Promise((resolve) => {
    const follow = () => {
      if (installing.state === 'redundant') resolve({ ok: false, reason });
      else if (installing.state !== 'installing') resolve(done);
    };
    follow();
    installing.addEventListener('statechange', follow);
  });
}
