import type { Stop } from '../MonitorWindow.js';
import type { MonitorContext } from '../running/MonitorContext.js';
import { checkSecurity } from './checkSecurity.js';

export const securityIntervalMs = 30_000;

/** Checks the page's security at once and every 30 s. */
export function watchSecurity({ window, reports, now }: MonitorContext): Stop {
  const check = () => {
    reports.change(() => ({ security: checkSecurity(window, now()) }));
  };
  check();
  const timer = window.setInterval(check, securityIntervalMs);
  return () => {
    window.clearInterval(timer);
  };
}
