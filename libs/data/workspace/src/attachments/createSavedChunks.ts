import type { AnalystDocument } from '@finance-analyst/documents';
import { splitDocument } from './splitDocument.js';

/** The chunks of the versions that this tab has read or saved last. */
export interface SavedChunks {
  readonly note: (saved: AnalystDocument) => void;
  /**
   * Whether a version names the chunk, so that it stays stored for as long as the history has it: a page that is left
   * cannot ask, and would write a long list with every last edit.
   */
  readonly has: (documentId: string, hash: string) => boolean;
}

export function createSavedChunks(): SavedChunks {
  const hashes = new Map<string, ReadonlySet<string>>();
  return {
    note(saved) {
      // What was read or saved has known hashes; anything else is inside.
      const chunks = splitDocument(saved, () => null).attachments.filter(({ isChunk }) => isChunk);
      hashes.set(saved.id, new Set(chunks.map(({ hash }) => hash)));
    },
    has: (documentId, hash) => hashes.get(documentId)?.has(hash) === true,
  };
}
