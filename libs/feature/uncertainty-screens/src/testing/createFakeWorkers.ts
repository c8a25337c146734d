import { createSimulationServer } from '@finance-analyst/uncertainty';
import type { TaskOutcome } from '@finance-analyst/compute';
import type { SimulationTasks, SimulationWorkers } from '../simulation/SimulationWorkers.js';

type Name = keyof SimulationTasks;

export interface FakeWorkersOptions {
  /** Tasks are given to these in turn. */
  readonly count?: number;
  /** Called before each task; a text is the reason why its worker stops. */
  readonly before?: (name: Name, turn: number) => Promise<string | undefined> | string | undefined;
}

/** Workers in this thread, with messages cloned as real ones have them. */
export function createFakeWorkers({ count = 1, before }: FakeWorkersOptions = {}): SimulationWorkers {
  const servers = Array.from({ length: count }, createSimulationServer);
  let turn = 0;
  const canceled = { ok: false, code: 'cancelled', reason: 'The calculation was canceled.' } as const;
  const run = async (
    { name, input }: { readonly name: Name; readonly input: unknown },
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<TaskOutcome<unknown>> => {
    turn += 1;
    const own = turn;
    const aborted = new Promise<void>((resolve) => {
      signal?.addEventListener('abort', () => {
        resolve();
      });
    });
    // A cancellation ends a task for its caller at once, whatever its worker does.
    const crash = await Promise.race([Promise.resolve(before?.(name, own)), aborted]);
    if (signal?.aborted) return canceled;
    if (typeof crash === 'string') return { ok: false, code: 'crashed', reason: crash };
    const handlers = servers[own % count] as Readonly<Record<Name, (given: unknown) => unknown>> | undefined;
    return { ok: true, value: structuredClone(handlers?.[name](structuredClone(input))) };
  };
  return { run: run as SimulationWorkers['run'] };
}
