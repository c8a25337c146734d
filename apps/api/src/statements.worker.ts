import { parentPort } from 'node:worker_threads';
import { answerNormalisations } from '@finance-analyst/market-data-service/worker';

if (!parentPort) throw new Error('This file is the entry of a worker thread.');
answerNormalisations(parentPort);
