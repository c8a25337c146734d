import type { TaskContext, TaskOutcome } from '@finance-analyst/compute';
import { importTasks, type ImportTasks } from '../worker/importTasks.js';
import type { ImportWorkers } from '../worker/ImportWorkers.js';
import { createId } from './importText.js';

type Name = keyof ImportTasks;

export interface FakeWorkersOptions {
  /** Called before each task; a text is the reason why its worker stops. */
  readonly before?: (
    name: Name,
    report: (fraction: number) => void,
  ) => Promise<string | undefined> | string | undefined;
}

const canceled = { ok: false, code: 'cancelled', reason: 'The calculation was canceled.' } as const;

/** Workers in this thread, with messages moved and cloned as real ones have them. */
export function createFakeWorkers({ before }: FakeWorkersOptions = {}): ImportWorkers {
  const tasks = importTasks(createId) as Readonly<
    Record<Name, (input: unknown, context: TaskContext) => Promise<unknown>>
  >;
  const run = async (
    { name, input }: { readonly name: Name; readonly input: unknown },
    { signal, onProgress, transfer = [] }: NonNullable<Parameters<ImportWorkers['run']>[1]> = {},
  ): Promise<TaskOutcome<unknown>> => {
    const sent = structuredClone(input, { transfer: [...transfer] });
    const report = (fraction: number): void => onProgress?.(fraction);
    const aborted = new Promise<'aborted'>((resolve) => {
      signal?.addEventListener('abort', () => {
        resolve('aborted');
      });
    });
    const crash = await Promise.race([Promise.resolve(before?.(name, report)), aborted]);
    if (signal?.aborted) return canceled;
    if (typeof crash === 'string') return { ok: false, code: 'crashed', reason: crash };
    const context = { report, isCancelled: () => signal?.aborted === true, pause: () => Promise.resolve() };
    return { ok: true, value: structuredClone(await tasks[name](sent, context)) };
  };
  return { run: run as ImportWorkers['run'] };
}
