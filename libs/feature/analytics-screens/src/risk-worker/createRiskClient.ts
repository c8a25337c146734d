import type { RunOptions, TaskFailure, TaskOutcome } from '@finance-analyst/compute';
import { partNotLoaded } from '@finance-analyst/foundation';
import type { RiskInput } from './RiskInput.js';
import type { RiskAnswer } from './RiskSummary.js';
import type { RiskTasks, RiskWorkers } from './RiskWorkers.js';

/** The tasks about an analysis that the worker holds. */
export type RiskQuestion = Exclude<keyof RiskTasks, 'analyze'>;

/** What is asked, without the version of the analysis. */
export type RiskQuestionInput<Name extends RiskQuestion> = Omit<Parameters<RiskTasks[Name]>[0], 'version'>;

export type RiskReply<Name extends RiskQuestion> = NonNullable<Awaited<ReturnType<RiskTasks[Name]>>>;

export interface RiskClient {
  /** Measures risk; later questions are about this version. */
  readonly analyze: (
    version: number,
    input: RiskInput,
    options?: RunOptions,
  ) => Promise<TaskOutcome<RiskAnswer>>;
  readonly ask: <Name extends RiskQuestion>(
    name: Name,
    version: number,
    question: RiskQuestionInput<Name>,
    options?: RunOptions,
  ) => Promise<TaskOutcome<RiskReply<Name> | null>>;
}

const notLoaded: TaskFailure = { ok: false, code: 'crashed', reason: partNotLoaded };

/** Talks to the worker, and sends it the analysis again if it ended in between and no longer holds it. */
export function createRiskClient(loadWorkers: () => Promise<RiskWorkers>): RiskClient {
  let last: { readonly version: number; readonly input: RiskInput } | null = null;
  return {
    analyze: async (version, input, options) => {
      last = { version, input };
      const workers = await loadWorkers().catch(() => null);
      return workers ? workers.run({ name: 'analyze', input: { version, input } }, options) : notLoaded;
    },
    ask: async <Name extends RiskQuestion>(
      name: Name,
      version: number,
      question: RiskQuestionInput<Name>,
      options?: RunOptions,
    ) => {
      const workers = await loadWorkers().catch(() => null);
      if (!workers) return notLoaded;
      const { run } = workers;
      const task = { name, input: { ...question, version } } as Parameters<typeof run<Name>>[0];
      const answer = (await run(task, options)) as TaskOutcome<RiskReply<Name> | null>;
      if (!answer.ok || answer.value !== null || last?.version !== version) return answer;
      const again = await run({ name: 'analyze', input: last }, { signal: options?.signal });
      return again.ok ? ((await run(task, options)) as typeof answer) : again;
    },
  };
}
