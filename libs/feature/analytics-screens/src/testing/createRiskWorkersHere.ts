import { createRiskServer } from '../risk-worker/createRiskServer.js';
import type { RiskWorkers } from '../risk-worker/RiskWorkers.js';

/** A worker that measures risk in this thread; what it is asked and answers is plain data all the same. */
export function createRiskWorkersHere(server = createRiskServer()): RiskWorkers {
  const context = {
    report: () => undefined,
    isCancelled: () => false,
    pause: async () => undefined,
  };
  const run = async ({ name, input }: { readonly name: keyof typeof server; readonly input: never }) => {
    const task = server[name] as (input: never, given: typeof context) => unknown;
    return { ok: true, value: structuredClone(await task(structuredClone(input), context)) };
  };
  return { run: run as RiskWorkers['run'] };
}
