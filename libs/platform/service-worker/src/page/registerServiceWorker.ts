import type { Result } from '@finance-analyst/foundation';
import { workerAddress } from '../api-base/workerAddress.js';
import type { MessageToWorker } from '../workerMessages.js';
import type { ServiceWorkerDependencies } from './ServiceWorkerDependencies.js';
import { watchInstallation } from './watchInstallation.js';
import { watchForUpdates } from './watchForUpdates.js';

export interface ServiceWorkerHandle {
  /** Settles when the worker is registered, or says why it is not. Never rejects. */
  readonly registered: Promise<Result<ServiceWorkerRegistration>>;
  /** Settles when the product's files are on the device, or says why they are not. Never rejects. */
  readonly installed: Promise<Result<null>>;
  /** Activates the waiting release and reloads the page. Returns the reason if none waits. */
  applyUpdate(): Promise<Result<null>>;
  /** Makes the worker delete answers that belong to the account, on sign-out. */
  forgetAccount(): void;
}

const fail = (reason: string) => ({ ok: false, reason }) as const;

async function unregisterAll(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function register(dependencies: ServiceWorkerDependencies): Promise<Result<ServiceWorkerRegistration>> {
  const { container, runKind, apiBase, events } = dependencies;
  if (!container) return fail('Service workers are not available to this page.');
  try {
    if (runKind !== 'person') {
      await unregisterAll(container);
      return fail(`No service worker runs in an ${runKind} run.`);
    }
    const registration = await container.register(workerAddress(apiBase), {
      scope: '/',
      updateViaCache: 'none',
    });
    watchForUpdates(registration, container, events);
    return { ok: true, value: registration };
  } catch (error) {
    return fail(
      `The service worker could not be registered: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Registers `/sw.js` for the whole origin, so that the product starts offline. In automated and audit runs nothing is
 * registered and earlier registrations are removed.
 */
export function registerServiceWorker(dependencies: ServiceWorkerDependencies): ServiceWorkerHandle {
  const { container, reload } = dependencies;
  const registered = register(dependencies);
  return {
    registered,
    installed: registered.then((outcome) => (outcome.ok ? watchInstallation(outcome.value) : outcome)),
    async applyUpdate() {
      const outcome = await registered;
      if (!outcome.ok || !container) return outcome.ok ? fail('No update is waiting.') : outcome;
      const { waiting } = outcome.value;
      if (!waiting) return fail('No update is waiting.');
      const taken = new Promise<void>((resolve) => {
        container.addEventListener('controllerchange', () => resolve(), { once: true });
        waiting.addEventListener('statechange', () => {
          if (waiting.state === 'redundant') resolve();
        });
      });
      waiting.postMessage({ type: 'skip-waiting' } satisfies MessageToWorker);
      await taken;
      reload();
      return { ok: true, value: null };
    },
    forgetAccount() {
      container?.controller?.postMessage({ type: 'forget-account' } satisfies MessageToWorker);
    },
  };
}
