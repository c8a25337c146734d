import type { InstallPromptEvent } from '../createInstallPrompt.js';

/** The browser's offer to install the product, which a person answers so, or which fails. */
export function offerOf(answer: 'accepted' | 'dismissed' | DOMException): {
  readonly event: InstallPromptEvent;
  /** How often the browser's own prompt was shown. */
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
