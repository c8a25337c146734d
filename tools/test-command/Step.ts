import type { Outcome } from './Outcome.ts';

/** A step of the test command. */
export interface Step {
  readonly title: string;
  /** One sentence: what the step does. */
  readonly purpose: string;
  /** Rejects when the step itself cannot work; problems it finds are in its outcomes. */
  readonly run: () => Promise<readonly Outcome[]>;
}
