import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer serves all charts of a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const tell of [...listeners]) tell();
    });
    observer.observe(document.documentElement, { attributes: true });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** A page-wide mode: the value of this attribute of the root element, or null. */
export const useRootAttribute = (name: `data-${string}`): string | null =>
  useSyncExternalStore(subscribe, () => document.documentElement.getAttribute(name));
