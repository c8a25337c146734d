import type { MessagePort } from 'node:worker_threads';
import { calculateModel } from './model/calculateModel.js';
import type { Outcome } from './model/CalculationOutcome.js';
import type { CalculationTask } from './pool/Calculations.js';
import { readyMessage } from './pool/readyMessage.js';
import { simulateModel } from './simulation/simulateModel.js';

/** Runs calculations sent to a worker thread's port, one at a time. */
export function answerCalculations(port: MessagePort): void {
  port.on('message', (task: CalculationTask) => port.postMessage(outcomeOf(task)));
  port.postMessage(readyMessage);
}

function outcomeOf(task: CalculationTask): Outcome<unknown> {
  switch (task.kind) {
    case 'model':
      return calculateModel(task.request);
    case 'simulation':
      return simulateModel(task.request);
  }
}
