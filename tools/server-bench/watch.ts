import { parentPort, workerData } from 'node:worker_threads';

const betweenMs = 20;

/**
 * A separate thread requests an address repeatedly. It reports when it starts, after a first request that warms up
 * the client; on a message it returns the 99th percentile of the times.
 */
async function ask(): Promise<void> {
  const response = await fetch(String(workerData));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${String(workerData)} answered ${response.status}.`);
}

const timesMs: number[] = [];
let isOver = false;
await ask();
parentPort?.on('message', () => (isOver = true));
parentPort?.postMessage('begins');
while (!isOver) {
  const startedMs = performance.now();
  await ask();
  timesMs.push(performance.now() - startedMs);
  await new Promise((resolve) => setTimeout(resolve, betweenMs));
}
timesMs.sort((a, b) => a - b);
parentPort?.postMessage(timesMs[Math.floor(timesMs.length * 0.99)]);
parentPort?.close();
