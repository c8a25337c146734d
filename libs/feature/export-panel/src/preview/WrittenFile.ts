import type { ExportFile } from '@finance-analyst/contributions';
import type { FilePreview } from './FilePreview.js';

/** The file of a source: being written, written, or the reason why it is not. */
export type WrittenFile =
  | { readonly phase: 'writing' }
  | { readonly phase: 'written'; readonly file: ExportFile; readonly preview: FilePreview | null }
  | { readonly phase: 'failed'; readonly reason: string };
