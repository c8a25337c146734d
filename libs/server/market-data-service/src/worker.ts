import type { MessagePort } from 'node:worker_threads';
import { normaliseDocument, type NormalisationRequest } from './normalisation/normaliseDocument.js';

/** Normalizes the documents sent to a worker thread's port, one at a time. */
export function answerNormalisations(port: MessagePort): void {
  port.on('message', (request: NormalisationRequest) => {
    port.postMessage(normaliseDocument(request));
  });
}
