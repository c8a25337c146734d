import type { Result } from '@finance-analyst/foundation';

const notInstalled = {
  first:
    'The service worker could not be installed: some app files could not be loaded. The app works but does not start offline.',
  update:
    'The update could not be installed: some of its files could not be loaded. The current release stays in use.',
} as const;

/**
 * Settles when the installing worker is installed, or with the reason it is not; the previous worker keeps serving
 * the page. Settles at once if there is nothing to install.
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
