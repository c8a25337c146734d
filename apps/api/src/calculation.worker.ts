import { parentPort } from 'node:worker_threads';
import { answerCalculations } from '@finance-analyst/calculation-service/worker';

if (!parentPort) throw new Error('This file is the entry of a worker thread.');
answerCalculations(parentPort);
