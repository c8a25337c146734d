import { defaultApiBase } from '@finance-analyst/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { refreshAnswers } from './refreshAnswers.js';

export interface RevalidationListening {
  /** `navigator.serviceWorker`; undefined where the browser has none. */
  readonly container: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly dispatch: (action: UnknownAction) => unknown;
  /** Where the API is, ending in a slash. */
  readonly apiBase?: string;
  /** Address of the page. */
  readonly pageUrl: string;
}

const revalidatedUrl = (message: unknown): string | null => {
  const { type, url } = (message ?? {}) as { type?: unknown; url?: unknown };
  return type === 'revalidated' && typeof url === 'string' && URL.canParse(url, 'https://page.invalid')
    ? url
    : null;
};

/**
 * Asks again for an answer when the service worker says that the server has a different one by now. Returns the
 * function that ends the listening.
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
