import type { MessagePort } from 'node:worker_threads';
import { calculateModel } from './model/calculateModel.js';
import type { Outcome } from './model/CalculationOutcome.js';
import { calculateOptimisation } from './optimisation/calculateOptimisation.js';
import type { CalculationTask } from './pool/Calculations.js';
import { readyMessage } from './pool/readyMessage.js';
import { calculateReturns } from './returns/calculateReturns.js';
import { calculateRisk } from './risk/calculateRisk.js';
import { simulateModel } from './simulation/simulateModel.js';
import { companyWorkbook } from './workbook/companyWorkbook.js';
import { modelWorkbook } from './workbook/modelWorkbook.js';

/** Runs calculations sent to a worker thread's port, one at a time. */
export function answerCalculations(port: MessagePort): void {
  port.on('message', (task: CalculationTask) => {
    void answer(port, task);
  });
  port.postMessage(readyMessage);
}

async function answer(port: MessagePort, task: CalculationTask): Promise<void> {
  port.postMessage(await outcomeOf(task));
}

function outcomeOf(task: CalculationTask): Outcome<unknown> | Promise<Outcome<unknown>> {
  switch (task.kind) {
    case 'model':
      return calculateModel(task.request);
    case 'simulation':
      return simulateModel(task.request);
    case 'returns':
      return calculateReturns(task.request);
    case 'risk':
      return calculateRisk(task.request);
    case 'optimisation':
      return calculateOptimisation(task.request);
    case 'workbook':
      return modelWorkbook(task.request);
    case 'companyWorkbook':
      return companyWorkbook(task.request);
  }
}
