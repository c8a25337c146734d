import { expect, it } from 'vitest';
import { sampleReports } from '../testing/sampleReports.js';
import { createPseudonymizer } from './createPseudonymizer.js';
import { usageReportSchema } from '@finance-analyst/contracts';

const report = usageReportSchema.parse(sampleReports['/api/usage']);
const pseudonym = expect.stringMatching(/^[\w-]{16}$/) as string;

it('[TELEMETRY-6] replaces the identifiers of a report and nothing else', () => {
  const changed = createPseudonymizer()(report);
  expect(changed).toEqual({
    usageEvents: [{ ...report.usageEvents?.[0], userId: pseudonym }],
    analyticsEvents: [{ ...report.analyticsEvents?.[0], user_id: pseudonym }],
  });
});

it('[TELEMETRY-6] gives a person one pseudonym per server', () => {
  const named = createPseudonymizer();
  const again = named(report);
  expect(again.usageEvents?.[0]?.userId).toBe(again.analyticsEvents?.[0]?.user_id);
  expect(named(report)).toEqual(again);
  expect(createPseudonymizer()(report)).not.toEqual(again);
});

it('[TELEMETRY-6] leaves a report without events as it is', () => {
  expect(JSON.stringify(createPseudonymizer()({ later: 1 }))).toBe('{"later":1}');
});
