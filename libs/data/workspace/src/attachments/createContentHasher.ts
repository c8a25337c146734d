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
  let contentHash: ((text: string) => string) | null = null;
  let loading: Promise<void> | null = null;
  return {
    hash: (text) => contentHash?.(text) ?? null,
    load() {
      loading ??= loadCode().then(
        (code) => {
          contentHash = code.contentHash;
        },
        () => {
          loading = null;
        },
      );
      return loading;
    },
  };
}
