import type { StoredEntries } from '@finance-analyst/stored-entries';
import { installDismissedEntry } from './installDismissedEntry.js';

/** The browser's event that offers an installation. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type InstallOutcome = 'accepted' | 'dismissed' | 'unavailable';

/** Whether the product can be installed, and how. */
export interface InstallPrompt {
  /** Whether the browser offers an installation that was not turned down in this visit. */
  canInstall(): boolean;
  /** Shows the browser's prompt and reads what the person decided. */
  install(): Promise<InstallOutcome>;
  /** Offers no installation again in this visit. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
  /** Stops listening to the browser. */
  stop(): void;
}

export interface InstallPromptDependencies {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly entries: StoredEntries;
  /** False in automated and audit runs: then the browser's events are left alone. */
  readonly isEnabled: boolean;
  /** The browser's offer that came, and was held back, before this was called; null where none did. */
  readonly heldOffer?: Event | null;
  /** After the browser has installed the product. */
  readonly onInstalled: () => void;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && 'userChoice' in event;

/**
 * Holds back the browser's offer to install the product until a person asks for it. The browser makes the
 * offer once, and maybe before this is called: what listens for it from the page's first script on hands it over.
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
    // Where the browser does not remember it, the page does until it is reloaded.
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
        // The browser takes a prompt once, and only while the press that asked for it counts.
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
