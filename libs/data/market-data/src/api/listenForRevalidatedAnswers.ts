import { defaultApiBase } from '@finance-analyst/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { refreshAnswers } from './refreshAnswers.js';

export interface RevalidationListening {
  /** `navigator.serviceWorker`; undefined if unsupported. */
  readonly container: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly dispatch: (action: UnknownAction) => unknown;
  /** The API's base address, ending in a slash. */
  readonly apiBase?: string;
  /** The page's address. */
  readonly pageUrl: string;
}

const revalidatedUrl = (message: unknown): string | null => {
  const { type, url } = (message ?? {}) as { type?: unknown; url?: unknown };
  return type === 'revalidated' && typeof url === 'string' && URL.canParse(url, 'https://page.invalid')
    ? url
    : null;
};

/**
 * Refetches an answer when the service worker reports that the server has a different one. Returns the
 * function that stops listening.
 */
export function listenForRevalidatedAnswers({
  container,
  dispatch,
  apiBase = defaultApiBase,
  pageUrl,
}: RevalidationListening): () => void {
  const base = new URL(apiBase, pageUrl).href;
  const onMessage = (event: Event) => {
    const url = revalidatedUrl((event as MessageEvent<unknown>).data);
    if (url === null) return;
    const address = new URL(url, pageUrl).href;
    if (!address.startsWith(base)) return;
    refreshAnswers(dispatch, address.slice(base.length));
  };
  container?.addEventListener('message', onMessage);
  return () => container?.removeEventListener('message', onMessage);
}
