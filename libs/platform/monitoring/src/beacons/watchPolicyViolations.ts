import { withoutQuery } from '../addresses/withoutQuery.js';
import type { Backlog } from '../createBacklog.js';
import type { Reporter } from './createReporter.js';

/** Different refusals that are told of in a page's life. */
export const toldPolicyViolations = 20;

/** Tells the server of what the content security policy refused: the same once, and of a bounded number. */
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
