import type { PortfolioBody } from '@finance-analyst/documents';
import type { ImportChoices } from '../plan/ImportChoices.js';
import type { ImportSource } from '../source/ImportSource.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { FileReading } from '../worker/FileReading.js';
import type { PlanTaskOutput } from '../worker/importTasks.js';
import type { Candidates } from './findCandidates.js';
import type { ImportTarget } from './ImportTarget.js';

export type ImportStep = 'choose' | 'detected' | 'assign' | 'preview' | 'done';

/** The steps that lead to an import, in their order. */
export const importSteps: readonly ImportStep[] = ['choose', 'detected', 'assign', 'preview', 'done'];

export interface ImportState {
  readonly step: ImportStep;
  readonly source: ImportSource | null;
  /** Null until the portfolios are known. */
  readonly target: ImportTarget | null;
  readonly options: FileOptions;
  readonly reading: FileReading | null;
  /** Of lines that name none, in the portfolio that the file was read for; null if that has none yet. */
  readonly usualCurrency: string | null;
  readonly choices: Omit<ImportChoices, 'matches'>;
  readonly planned: Planned | null;
  readonly running: Running | null;
  readonly problem: ImportProblem | null;
  readonly finished: Finished | null;
  /** Of the portfolio that this import made; empty if it made none. */
  readonly madeTitle: string;
}

/** A plan, and what it was made for. */
export interface Planned extends PlanTaskOutput {
  readonly body: PortfolioBody;
  readonly choices: ImportState['choices'];
  readonly candidates: Candidates;
}

export interface Running {
  readonly what: 'reading' | 'planning' | 'saving' | 'takingBack' | 'deleting';
  /** From 0 to 1; null if not known. */
  readonly fraction: number | null;
  /** How the file is being read; `options` of the state are those of the last reading. */
  readonly options?: FileOptions;
}

export interface ImportProblem {
  readonly kind: 'empty' | 'unread' | 'notPlanned' | 'changed' | 'notSaved' | 'notTakenBack' | 'notDeleted';
  /** A sentence; null if the kind says all. */
  readonly reason: string | null;
}

/** An import that was saved. */
export interface Finished {
  readonly portfolioId: string;
  readonly batchId: string;
  readonly rows: number;
  readonly isTakenBack: boolean;
  /** What became of a portfolio that the import made and that is empty after taking it back; null for any other. */
  readonly emptied: 'kept' | 'deleted' | null;
}
