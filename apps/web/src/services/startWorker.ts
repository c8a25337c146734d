import type { ServiceWorkerDependencies, ServiceWorkerHandle } from '@finance-analyst/service-worker';
import { messages } from './messages.js';

const importCode = () => import('./afterFirstPaint.js');

/** The worker of a page whose code to register one did not arrive: whatever was registered before goes on. */
function unregistered(): ServiceWorkerHandle {
  const outcome = { ok: false, reason: messages.notLoaded } as const;
  return {
    registered: Promise.resolve(outcome),
    installed: Promise.resolve(outcome),
    applyUpdate: () => Promise.resolve(outcome),
    forgetAccount: () => undefined,
  };
}

/** Registers the service worker with code that is loaded for it. Never rejects. */
export async function startWorker(
  dependencies: ServiceWorkerDependencies,
  load: () => Promise<Pick<Awaited<ReturnType<typeof importCode>>, 'registerServiceWorker'>> = importCode,
): Promise<ServiceWorkerHandle> {
  const code = await load().catch(() => null);
  return code?.registerServiceWorker(dependencies) ?? unregistered();
}
