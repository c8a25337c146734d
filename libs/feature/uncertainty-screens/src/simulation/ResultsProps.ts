import type { SimulationRun } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import type { ShownRun } from './useSimulation.js';

/** What the panels with results of a simulation show. */
export interface ResultsProps {
  readonly valuation: Valuation;
  readonly offered: readonly OfferedInput[];
  readonly shown: ShownRun | null;
  /** Of the settings as they are now. */
  readonly run: SimulationRun;
  readonly isRunning: boolean;
}
