import type { ChartFile } from '@finance-analyst/charts';
import type { CommandOutcome } from '@finance-analyst/contributions';

export interface ExportProblem {
  readonly reason: string;
  /** Another attempt can help. */
  readonly isRetryable: boolean;
}

/** The file of an export, or what prevented it. */
export type ExportedFile =
  { readonly ok: true; readonly file: ChartFile } | { readonly ok: false; readonly problem: ExportProblem };

/** A file of the open model that takes a while to write. */
export interface FileExport {
  /** Writes the file of the model as it is on the screen. */
  readonly start: () => Promise<CommandOutcome>;
  /** Why there is nothing to write; null if there is. */
  readonly whyNot: string | null;
  /** It is being written, and has been for a while. */
  readonly isSlow: boolean;
  readonly problem: ExportProblem | null;
  readonly dismiss: () => void;
}
