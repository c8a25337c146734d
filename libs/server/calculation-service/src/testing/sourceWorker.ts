import { Worker } from 'node:worker_threads';

const entry = `
const { parentPort } = require('node:worker_threads');
import('tsx/esm/api').then(async ({ register }) => {
  register();
  const worker = await import(${JSON.stringify(new URL('../worker.ts', import.meta.url).href)});
  worker.answerCalculations(parentPort);
});
`;
/** The product's own worker, loaded from source. */
export const sourceWorker = (): Worker =>
  new Worker(entry, { eval: true, execArgv: ['--conditions=@finance-analyst/source'] });
