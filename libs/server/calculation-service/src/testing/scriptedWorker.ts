import { Worker } from 'node:worker_threads';

const script = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ request: { model } }) => {
  const order = model.replace('# ', '');
  if (order === 'hang') for (;;);
  if (order === 'crash') throw new Error('crashed');
  if (order === 'exit') process.exit(1);
  if (order === 'exhaust') for (const hoard = []; ; ) hoard.push(new Array(100000).fill({}));
  parentPort.postMessage({ ok: true, value: { title: model, periods: 1, values: {}, checks: [] } });
});
parentPort.postMessage('ready');
`;

/** A real thread that returns the source text as the title, except for commands such as `# hang`, which it obeys. */
export const scriptedWorker = (): Worker =>
  new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 }, stderr: true });

/** A thread that never becomes ready. */
export const silentWorker = (): Worker =>
  new Worker("require('node:worker_threads').parentPort.on('message', () => {});", { eval: true });

/** A thread that fails while loading. */
export const brokenWorker = (): Worker =>
  new Worker("throw new Error('broken');", { eval: true, stderr: true });

/** A thread that the system cannot start. */
export const refusedWorker = (): never => {
  throw new Error('no thread');
};
