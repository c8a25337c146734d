import { createHmac, randomBytes } from 'node:crypto';
import type { UsageReport } from '@finance-analyst/contracts';

/** Replaces each person's identifier in a report with a pseudonym. */
export type Pseudonymizer = (report: UsageReport) => UsageReport;

/**
 * A person keeps the same pseudonym while the key lives. The key exists in memory only, so nobody can later tell whose
 * events these are, even where the identifier was an account name.
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
