import { partNotLoaded } from '@finance-analyst/foundation';
import type { ServiceWorkerDependencies, ServiceWorkerHandle } from '@finance-analyst/service-worker';

const importCode = () => import('./afterFirstPaint.js');

/** The worker of a page that could not load its registration code: an earlier registration stays active. */
function unregistered(): ServiceWorkerHandle {
  const outcome = { ok: false, reason: partNotLoaded } as const;
  return {
    registered: Promise.resolve(outcome),
    installed: Promise.resolve(outcome),
    applyUpdate: () => Promise.resolve(outcome),
    forgetAccount: () => undefined,
  };
}

/** Registers the service worker with separately loaded code. Never rejects. */
export async function startWorker(
  dependencies: ServiceWorkerDependencies,
  load: () => Promise<Pick<Awaited<ReturnType<typeof importCode>>, 'registerServiceWorker'>> = importCode,
): Promise<ServiceWorkerHandle> {
  const code = await load().catch(() => null);
  return code?.registerServiceWorker(dependencies) ?? unregistered();
}
