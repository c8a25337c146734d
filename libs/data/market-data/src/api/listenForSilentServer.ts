import type { HeardOfServer } from '../request/MarketDataDependencies.js';

/**
 * Learns from the service worker that the server did not answer a request: if the device answered instead, the
 * page would not know. Returns the function that stops listening.
 *
 * @param container `navigator.serviceWorker`; undefined if unsupported
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
