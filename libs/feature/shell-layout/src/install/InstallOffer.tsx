import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { InstallPrompt } from '@finance-analyst/installation';

// Loaded with the browser's offer, which comes after the page if it comes at all.
const InstallBanner = createLazyScreen(async () => (await import('./InstallBanner.js')).InstallBanner, {
  failureTitle: messages.installFailed,
});

export interface InstallOfferProps {
  readonly prompt: InstallPrompt;
}

/** The banner, for as long as there is something to install. */
export function InstallOffer({ prompt }: InstallOfferProps): ReactElement | null {
  const isOffered = useSyncExternalStore(prompt.subscribe, prompt.canInstall);
  return isOffered ? (
    <Suspense>
      <InstallBanner prompt={prompt} />
    </Suspense>
  ) : null;
}
