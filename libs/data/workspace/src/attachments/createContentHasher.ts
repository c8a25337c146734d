import { createDeferred } from '@finance-analyst/foundation';

/** The hash of a text; null until the code that computes it is loaded. */
export type HashText = (text: string) => string | null;

export interface ContentHasher {
  readonly hash: HashText;
  /** Loads the code, and never rejects: without it documents are stored with their attachments inside. */
  load(): Promise<void>;
}

/** Computes hashes with code that is not part of the first load: only what writes documents asks for it. */
export function createContentHasher(
  loadCode: () => Promise<{ readonly contentHash: (text: string) => string }> = () =>
    import('./contentHash.js'),
): ContentHasher {
  const code = createDeferred(loadCode);
  return {
    hash: (text) => code.part?.contentHash(text) ?? null,
    load: () =>
      code.load().then(
        () => undefined,
        () => undefined,
      ),
  };
}
