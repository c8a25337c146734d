import type { RecordedTask } from '../metrics/usabilityTasks.js';

/** One form of the System Usability Scale. */
export interface ScaleResult {
  readonly at: string;
  readonly sessionId: string;
  readonly score: number;
  /** The ten answers, 1 to 5; null if not recorded. */
  readonly answers: string | null;
}

/** Recorded test results on this device, oldest first. */
export interface TestResults {
  readonly tasks: readonly RecordedTask[];
  readonly scales: readonly ScaleResult[];
}
