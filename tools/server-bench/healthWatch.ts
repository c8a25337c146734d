import { parentPort, workerData } from 'node:worker_threads';

const betweenMs = 20;

/** A thread of its own asks for an address again and again; on a message it tells the 99th percentile of the times. */
const timesMs: number[] = [];
let isOver = false;
parentPort?.on('message', () => (isOver = true));
while (!isOver) {
  const startedMs = performance.now();
  const response = await fetch(String(workerData));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${String(workerData)} answered ${response.status}.`);
  timesMs.push(performance.now() - startedMs);
  await new Promise((resolve) => setTimeout(resolve, betweenMs));
}
timesMs.sort((a, b) => a - b);
parentPort?.postMessage(timesMs[Math.floor(timesMs.length * 0.99)]);
parentPort?.close();
