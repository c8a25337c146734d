import type { Worker } from 'node:worker_threads';
import type { NormalisedDocument, NormaliseDocument } from './normaliseDocument.js';

/** The part of a worker that is used; Node's `Worker` satisfies it. */
export type NormalisationWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export interface NormalisationThread {
  /** Rejects when the thread fails; the next request starts another one. */
  readonly normalise: NormaliseDocument;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (normalised: NormalisedDocument) => void;
  readonly reject: (error: Error) => void;
}

interface RunningThread {
  readonly worker: NormalisationWorker;
  /** In the order of the requests, which is that of the answers. */
  readonly waiting: Waiting[];
}

/** Normalizes documents beside the server's own thread, one at a time. The thread starts with the first request. */
export function createNormalisationThread(createWorker: () => NormalisationWorker): NormalisationThread {
  let running: RunningThread | null = null;

  function start(): RunningThread {
    const worker = createWorker();
    const thread: RunningThread = { worker, waiting: [] };
    const end = (error: Error): void => {
      if (running === thread) running = null;
      for (const { reject } of thread.waiting.splice(0)) reject(error);
    };
    worker.on('message', (normalised: NormalisedDocument) => thread.waiting.shift()?.resolve(normalised));
    worker.on('error', end);
    worker.on('exit', (code) => {
      end(new Error(`The thread that normalizes statements ended with code ${code}.`));
    });
    // An idle thread must not keep the server process alive.
    worker.unref();
    return thread;
  }

  return {
    normalise: (request) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = (running ??= start());
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      }),
    async close() {
      await running?.worker.terminate();
    },
  };
}
