import type { Result } from '@finance-analyst/foundation';
import type { ExportFile } from './ExportFile.js';
import type { ExportFormat } from './ExportFormat.js';

/** Why something on the screen cannot be exported now. */
export type ExportObstacle =
  { readonly kind: 'loading' } | { readonly kind: 'unavailable'; readonly reason: string };

/** Something on the screen that can be exported as a file, as it is shown. */
export interface ExportSource {
  /** As on the screen: `Holdings`. */
  readonly title: string;
  /** What of it the file has, to go on with “, as CSV.”: `12 holdings of Retirement`. */
  readonly scope: string;
  /** Whether any of it is sample data. */
  readonly isSample?: boolean;
  /** By default CSV alone; the first is the usual one. */
  readonly formats?: readonly ExportFormat[];
  /** Null or omitted if it can be exported. */
  readonly obstacle?: ExportObstacle | null;
  /** The command that exports it in its usual format, if it has one. */
  readonly command?: { readonly id: string; readonly title: string; readonly word: string };
  /** Writes the file, or says why it cannot. The format is the id of one of its own. */
  write(format: string): Result<ExportFile> | Promise<Result<ExportFile>>;
}
