/** Items processed before yielding to the page. */
export const chunkSize = 100;

/** Lets the page render and respond before the next chunk. */
export type YieldToPage = () => Promise<void>;

export interface ProgressiveOptions {
  readonly yieldToPage?: YieldToPage | undefined;
  /** Cancels before the next chunk. */
  readonly signal?: AbortSignal | undefined;
}

export type ProgressiveOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const afterThePage: YieldToPage = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Passes items in chunks of 100 and yields to the page between them, so that a long list never blocks it.
 * Rejects as `render` does.
 */
export async function loadProgressively<Item>(
  items: readonly Item[],
  render: (chunk: readonly Item[], from: number) => void,
  { yieldToPage = afterThePage, signal }: ProgressiveOptions = {},
): Promise<ProgressiveOutcome> {
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0) await yieldToPage();
    if (signal?.aborted) return { ok: false, reason: 'The rest of the list is no longer wanted.' };
    render(items.slice(from, from + chunkSize), from);
  }
  return { ok: true };
}
