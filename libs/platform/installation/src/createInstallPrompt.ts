import type { StoredEntries } from '@finance-analyst/stored-entries';
import { installDismissedEntry } from './installDismissedEntry.js';

/** The browser's event that offers an installation. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type InstallOutcome = 'accepted' | 'dismissed' | 'unavailable';

/** Whether the app can be installed, and the actions for it. */
export interface InstallPrompt {
  /** Whether the browser offers an installation that was not dismissed in this visit. */
  canInstall(): boolean;
  /** Shows the browser's prompt and returns the person's choice. */
  install(): Promise<InstallOutcome>;
  /** Makes no more offers in this visit. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
  /** Stops listening to the browser. */
  stop(): void;
}

export interface InstallPromptDependencies {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly entries: StoredEntries;
  /** False in automated and audit runs, where the browser's events are not intercepted. */
  readonly isEnabled: boolean;
  /** The browser's offer that arrived, and was held back, before this call; null if there was none. */
  readonly heldOffer?: Event | null;
  /** Called after the browser has installed the app. */
  readonly onInstalled: () => void;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && 'userChoice' in event;

/**
 * Holds back the browser's offer to install the app until a person asks for it. The browser makes the offer once,
 * possibly before this call; the page's first script then catches it and passes it on.
 */
export function createInstallPrompt({
  window,
  entries,
  isEnabled,
  heldOffer = null,
  onInstalled,
}: InstallPromptDependencies): InstallPrompt {
  const listeners = new Set<() => void>();
  let offer: InstallPromptEvent | null = isEnabled && heldOffer && isPrompt(heldOffer) ? heldOffer : null;
  const dismissed = entries.open(installDismissedEntry);
  const change = (next: InstallPromptEvent | null) => {
    offer = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    // If the browser does not store the dismissal, the page remembers it until it is reloaded.
    dismissed.write(true);
    change(null);
  };

  const holdBack = (event: Event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    change(event);
  };
  const installed = () => {
    change(null);
    onInstalled();
  };
  if (isEnabled) {
    window.addEventListener('beforeinstallprompt', holdBack);
    window.addEventListener('appinstalled', installed);
  }

  return {
    canInstall: () => offer !== null && !dismissed.read(),
    async install() {
      const taken = offer;
      if (taken === null) return 'unavailable';
      try {
        await taken.prompt();
        const { outcome } = await taken.userChoice;
        if (outcome === 'dismissed') dismiss();
        return outcome;
      } catch {
        // The browser accepts a prompt only once, and only during the click that requested it.
        return 'unavailable';
      } finally {
        if (offer === taken) change(null);
      }
    },
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      window.removeEventListener('beforeinstallprompt', holdBack);
      window.removeEventListener('appinstalled', installed);
      listeners.clear();
    },
  };
}
