import type { Result } from '@finance-analyst/foundation';
import { isVersionMessage, type MessageToWorker, type VersionMessage } from '../workerMessages.js';

/** What this origin has as its worker. */
export interface RegisteredWorker {
  /** Whether it answers this page's requests. */
  readonly isControlling: boolean;
  /** A newer release is installed and waits for the person's consent. */
  readonly isUpdateWaiting: boolean;
  /** The release of the active worker, or else of the next one; null if not reported. */
  readonly version: string | null;
}

/** A worker of an earlier release does not answer this message. */
const answerTimeoutMs = 2000;

const waitInBrowser = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

function askVersion(worker: ServiceWorker): Promise<VersionMessage | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(isVersionMessage(data) ? data : null);
      port1.close();
    };
    worker.postMessage({ type: 'get-version' } satisfies MessageToWorker, [port2]);
  });
}

/** Reads the worker's state and release; null if none is registered. Never rejects. */
export async function readRegisteredWorker(
  container: ServiceWorkerContainer | undefined,
  wait: (durationMs: number) => Promise<void> = waitInBrowser,
): Promise<Result<RegisteredWorker | null>> {
  if (!container) return { ok: false, reason: 'Service workers are not available to this page.' };
  try {
    const registration = await container.getRegistration('/');
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    if (!registration || !worker) return { ok: true, value: null };
    const unanswered = wait(answerTimeoutMs).then(() => null);
    const told = await Promise.race([askVersion(worker), unanswered]);
    return {
      ok: true,
      value: {
        isControlling: container.controller !== null,
        isUpdateWaiting: registration.waiting !== null && registration.active !== null,
        version: told?.version ?? null,
      },
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `The service worker did not respond: ${words}` };
  }
}
