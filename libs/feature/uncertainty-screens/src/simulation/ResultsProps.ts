import type { Valuation } from '@finance-analyst/valuation';
import type { ShownRun } from './useSimulation.js';

/** What the panels with results of a simulation show. */
export interface ResultsProps {
  readonly valuation: Valuation;
  readonly shown: ShownRun | null;
  /** Whether it is of the settings, the model and the price as they are now. */
  readonly isOfSettings: boolean;
  readonly isRunning: boolean;
}
