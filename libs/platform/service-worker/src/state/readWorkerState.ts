import type { Result } from '@finance-analyst/foundation';
import { isVersionMessage, type MessageToWorker, type VersionMessage } from '../workerMessages.js';

/** The worker of this origin, as a page about it shows it. */
export interface WorkerState {
  /** Whether it answers this page's requests. */
  readonly isControlling: boolean;
  /** Of the worker that is in force, or else of the one that comes. */
  readonly state: ServiceWorkerState;
  /** A newer release is installed and waits for the person's consent. */
  readonly isUpdateWaiting: boolean;
  /** The release that it is of; null where it does not say. */
  readonly version: string | null;
  /** Files of that release on the device; null where it does not say. */
  readonly files: number | null;
}

/** A worker of an earlier release does not know the question. */
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

/** Reads the state of the worker, and asks it for its release; null where none is registered. Never rejects. */
export async function readWorkerState(
  container: ServiceWorkerContainer | undefined,
  wait: (durationMs: number) => Promise<void> = waitInBrowser,
): Promise<Result<WorkerState | null>> {
  if (!container) return { ok: false, reason: 'This browser does not offer service workers to this page.' };
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
        state: worker.state,
        isUpdateWaiting: registration.waiting !== null && registration.active !== null,
        version: told?.version ?? null,
        files: told?.files ?? null,
      },
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `The service worker could not be asked: ${words}` };
  }
}
