import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';

/** Runs steps on this console and leaves the process with exit code 1 when anything failed. */
export async function runOnConsole(steps: readonly Step[]): Promise<void> {
  // The reader of the output may stop reading (`npm test | head`).
  process.stdout.on('error', () => process.exit(1));
  const { failed } = await runSteps(steps, { print: console.log, now: () => performance.now() });
  process.exitCode = failed === 0 ? 0 : 1;
}
