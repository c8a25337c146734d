import { createHmac, randomBytes } from 'node:crypto';
import type { UsageReport } from '@finance-analyst/contracts';

/** Puts a name of its own in place of each person's identifier in a report. */
export type Pseudonymizer = (report: UsageReport) => UsageReport;

/**
 * The same person has the same name for as long as the key is known. It is in memory alone, so that no one can tell
 * afterwards whose events these are, even where an account's name was the identifier.
 */
export function createPseudonymizer(key: Uint8Array = randomBytes(32)): Pseudonymizer {
  const nameOf = (identifier: string): string =>
    createHmac('sha256', key).update(identifier).digest('base64url').slice(0, 16);
  return (report) => ({
    ...report,
    usageEvents: report.usageEvents?.map((event) => ({ ...event, userId: nameOf(event.userId) })),
    analyticsEvents: report.analyticsEvents?.map((event) => ({ ...event, user_id: nameOf(event.user_id) })),
  });
}
