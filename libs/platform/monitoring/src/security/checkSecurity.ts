import type { MonitorWindow } from '../MonitorWindow.js';
import type { SecurityCheck, SecurityFinding } from '../report/MonitorReport.js';
import { securityMessages } from './securityMessages.js';

export type CheckedPage = Pick<
  MonitorWindow,
  'isSecureContext' | 'document' | 'location' | 'navigator' | 'top' | 'self'
>;

/**
 * A policy from a meta element can be read. One from a header cannot, but its presence shows because the browser then
 * hides nonces from attributes.
 */
function hasPolicy(document: Document): boolean {
  if (document.querySelector('meta[http-equiv="Content-Security-Policy" i]')) return true;
  return [...document.querySelectorAll<HTMLElement>('[nonce]')].some(
    (element) => element.nonce !== undefined && element.nonce !== '' && element.getAttribute('nonce') === '',
  );
}

function foreignOrigins({ document, location }: CheckedPage): string[] {
  const origins = [...document.scripts]
    .filter(({ src }) => src !== '' && URL.canParse(src))
    .map(({ src }) => new URL(src).origin);
  return [...new Set(origins)].filter((origin) => origin !== location.origin);
}

/** The address of a service worker that is not the page's own `/sw.js`; null when there is none. */
function foreignWorker({ navigator, location }: CheckedPage): string | null {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const address = container?.controller?.scriptURL;
  if (address === undefined) return null;
  const own = new URL('/sw.js', location.origin);
  const { origin, pathname } = new URL(address);
  return origin === own.origin && pathname === own.pathname ? null : `${origin}${pathname}`;
}

/** Checks five security conditions that must hold as long as the page is open. */
export function checkSecurity(page: CheckedPage, checkedAt: string): readonly SecurityFinding[] {
  const finding = (check: SecurityCheck, passed: boolean, what = ''): SecurityFinding => {
    const { passed: fine, failed } = securityMessages[check];
    return { check, passed, message: passed ? fine : failed(what), checkedAt };
  };
  const worker = foreignWorker(page);
  const origins = foreignOrigins(page);
  return [
    finding('secure-context', page.isSecureContext),
    finding('content-security-policy', hasPolicy(page.document)),
    finding('worker-origin', worker === null, worker ?? ''),
    finding('foreign-scripts', origins.length === 0, origins.join(', ')),
    finding('framing', page.top === page.self),
  ];
}
