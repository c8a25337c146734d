import type { Reachability } from '@finance-analyst/connection';

/**
 * Learns from the service worker that the server did not answer a request that the device answered in its place. Returns
 * how to stop listening.
 *
 * @param container `navigator.serviceWorker`; undefined if unsupported
 */
export function listenForSilentServer(
  container: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined,
  onReachability: (reachability: Reachability) => void,
): () => void {
  const onMessage = (event: Event) => {
    const { type } = ((event as MessageEvent<unknown>).data ?? {}) as { type?: unknown };
    if (type === 'unanswered') onReachability({ server: 'silent', figuresOf: null });
  };
  container?.addEventListener('message', onMessage);
  return () => container?.removeEventListener('message', onMessage);
}
