import { withoutQuery } from '../addresses/withoutQuery.js';
import type { Backlog } from '../createBacklog.js';
import type { Reporter } from './createReporter.js';

/** Most different policy violations reported per page view. */
export const toldPolicyViolations = 20;

/** Reports content security policy violations to the server: each once, and up to a limit. */
export function watchPolicyViolations(
  events: Backlog<SecurityPolicyViolationEvent>,
  reporter: Pick<Reporter, 'policyViolation'>,
): void {
  const told = new Set<string>();
  events.handTo((event) => {
    const what = `${event.violatedDirective} ${withoutQuery(event.blockedURI)}`;
    if (told.has(what) || told.size >= toldPolicyViolations) return;
    told.add(what);
    reporter.policyViolation(event);
  });
}
