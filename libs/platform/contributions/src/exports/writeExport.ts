import { partNotLoaded, type Result } from '@finance-analyst/foundation';
import type { ExportFile } from './ExportFile.js';
import type { ExportSource } from './ExportSource.js';
import { messages } from './messages.js';

/** Writes the file of a source in one of its formats, or says why it cannot: also if code that it needs does not load. */
export async function writeExport(source: ExportSource, format: string): Promise<Result<ExportFile>> {
  const reason = obstacleOf(source);
  if (reason !== null) return { ok: false, reason };
  try {
    return await source.write(format);
  } catch {
    return { ok: false, reason: partNotLoaded };
  }
}

/** Why a source cannot be exported now, in a sentence; null if it can. */
export const obstacleOf = ({ obstacle }: Pick<ExportSource, 'obstacle'>): string | null =>
  obstacle ? (obstacle.kind === 'loading' ? messages.loading : obstacle.reason) : null;
