import type { InstallPromptEvent } from '../createInstallPrompt.js';

/** A browser's offer to install the app, with the person's answer, or with a failure. */
export function offerOf(answer: 'accepted' | 'dismissed' | DOMException): {
  readonly event: InstallPromptEvent;
  /** How often the browser's prompt was shown. */
  readonly timesShown: () => number;
} {
  let shown = 0;
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      shown += 1;
      if (typeof answer !== 'string') throw answer;
    },
    userChoice: Promise.resolve({ outcome: typeof answer === 'string' ? answer : ('dismissed' as const) }),
  });
  return { event, timesShown: () => shown };
}
