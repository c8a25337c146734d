import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import type { MessagePort } from 'node:worker_threads';
import { calculateModel } from './model/calculateModel.js';
import { readyMessage } from './pool/readyMessage.js';

/** Runs calculations sent to a worker thread's port, one at a time. */
export function answerCalculations(port: MessagePort): void {
  port.on('message', (request: ModelCalculationRequest) => port.postMessage(calculateModel(request)));
  port.postMessage(readyMessage);
}
