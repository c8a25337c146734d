/** Window event: a newer release is installed and waits for consent. */
export const updateAvailableEvent = 'update-available';

/**
 * Raises `update-available` when a newer worker is installed while an older one serves the page. The very first worker
 * is not an update.
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  events: EventTarget,
): void {
  const announce = () => {
    if (container.controller) events.dispatchEvent(new CustomEvent(updateAvailableEvent));
  };
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce();
    });
  };
  if (registration.waiting) announce();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    watch(registration.installing);
  });
}
