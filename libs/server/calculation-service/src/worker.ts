import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import type { MessagePort } from 'node:worker_threads';
import { calculateModel } from './model/calculateModel.js';
import { readyMessage } from './pool/readyMessage.js';

/** Answers calculations that arrive at a worker thread's port, one after the other. */
export function answerCalculations(port: MessagePort): void {
  port.on('message', (request: ModelCalculationRequest) => port.postMessage(calculateModel(request)));
  port.postMessage(readyMessage);
}
