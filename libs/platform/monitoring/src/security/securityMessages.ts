import type { SecurityCheck } from '../report/MonitorReport.js';

/** What each check says when it passes, and when it does not. */
export const securityMessages: Readonly<
  Record<SecurityCheck, { readonly passed: string; readonly failed: (what: string) => string }>
> = {
  'secure-context': {
    passed: 'The page came over HTTPS, or from this machine.',
    failed: () => 'The page did not come over a secure connection. Serve it over HTTPS.',
  },
  'content-security-policy': {
    passed: 'A content security policy is in force.',
    failed: () =>
      'No content security policy was found. Serve the page through its own server, which sets one.',
  },
  'worker-origin': {
    passed: 'No service worker from elsewhere controls the page.',
    failed: (address) =>
      `The page is controlled by ${address}, which is not its own service worker. Unregister it.`,
  },
  'foreign-scripts': {
    passed: 'Every script comes from the page’s own origin.',
    failed: (origins) => `Scripts come from ${origins}. Find out what put them into the page.`,
  },
  framing: {
    passed: 'No other page frames this one.',
    failed: () => 'The page is shown in a frame of another page. Open it in a window of its own.',
  },
};
