import type { SecurityCheck } from '../report/MonitorReport.js';

/** The message of each check when it passes, and when it fails. */
export const securityMessages: Readonly<
  Record<SecurityCheck, { readonly passed: string; readonly failed: (what: string) => string }>
> = {
  'secure-context': {
    passed: 'The page was loaded over HTTPS, or from this machine.',
    failed: () => 'The page was not loaded over a secure connection. Serve it over HTTPS.',
  },
  'content-security-policy': {
    passed: 'A content security policy is in force.',
    failed: () =>
      'No content security policy was found. Serve the page through its own server, which sets one.',
  },
  'worker-origin': {
    passed: 'No foreign service worker controls the page.',
    failed: (address) =>
      `The page is controlled by ${address}, which is not its own service worker. Unregister it.`,
  },
  'foreign-scripts': {
    passed: 'All scripts come from the page’s own origin.',
    failed: (origins) => `Scripts come from ${origins}. Find out what added them to the page.`,
  },
  framing: {
    passed: 'The page is not framed by another page.',
    failed: () => 'The page is framed by another page. Open it in its own window.',
  },
};
