import { EventEmitter } from 'node:events';
import type { NormalisationWorker } from '../normalisation/createNormalisationThread.js';
import { normaliseDocument, type NormalisationRequest } from '../normalisation/normaliseDocument.js';

/** A worker that normalizes without a thread, and the days that it was asked for. */
export function createCountingWorker(): {
  readonly createWorker: () => NormalisationWorker;
  readonly days: string[];
} {
  const days: string[] = [];
  const createWorker = (): NormalisationWorker => {
    const events = new EventEmitter();
    return Object.assign(events, {
      postMessage(request: NormalisationRequest) {
        days.push(request.knownOn);
        setImmediate(() => events.emit('message', normaliseDocument(request)));
      },
      terminate: () => Promise.resolve(0),
      unref: () => undefined,
    }) as unknown as NormalisationWorker;
  };
  return { createWorker, days };
}
