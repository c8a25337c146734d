import type { HeardOfServer } from '../request/MarketDataDependencies.js';

/**
 * Hears from the service worker that the server did not answer a request: where the device answered in its place, the
 * page would not know. Returns the function that ends the listening.
 *
 * @param container `navigator.serviceWorker`; undefined where the browser has none
 */
export function listenForSilentServer(
  container: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined,
  heard: (word: HeardOfServer) => void,
): () => void {
  const onMessage = (event: Event) => {
    const { type } = ((event as MessageEvent<unknown>).data ?? {}) as { type?: unknown };
    if (type === 'unanswered') heard({ server: 'silent', figuresOf: null });
  };
  container?.addEventListener('message', onMessage);
  return () => container?.removeEventListener('message', onMessage);
}
