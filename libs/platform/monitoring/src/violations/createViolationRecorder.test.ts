// @vitest-environment node
import { expect, it } from 'vitest';
import { createReportStore } from '../report/createReportStore.js';
import type { Violation } from '../report/MonitorReport.js';
import { createViolationRecorder } from './createViolationRecorder.js';

const arrange = () => {
  const reports = createReportStore();
  const recorded: Violation[] = [];
  const warnings: Violation[] = [];
  const check = createViolationRecorder({
    reports,
    now: () => '2026-11-20T12:00:00.000Z',
    pageUrl: () => 'https://product.example/',
    onRecorded: (violation) => void recorded.push(violation),
    onFirstCritical: (violation) => void warnings.push(violation),
  });
  const severities = () => reports.read().violations.map(({ severity }) => severity);
  return { reports, recorded, warnings, check, severities };
};

it('[MONITORING-13] records a metric anew only when it becomes more severe', () => {
  const { check, severities } = arrange();
  check('memory', 100, 100);
  check('memory', 110, 100);
  check('memory', 115, 100);
  check('memory', 160, 100);
  check('memory', 130, 100);
  expect(severities()).toEqual(['low', 'high']);
});

it('[MONITORING-13] records a metric anew when it was within its budget in between', () => {
  const { check, severities } = arrange();
  check('frame-rate', 50, 55);
  check('frame-rate', 60, 55);
  check('frame-rate', 20, 55);
  check('frame-rate', 55, 55);
  check('frame-rate', 54, 55);
  expect(severities()).toEqual(['low', 'critical', 'low']);
});

it('[MONITORING-12] keeps the newest 50', () => {
  const { check, reports, recorded } = arrange();
  for (let task = 1; task <= 60; task += 1) check('long-task', 120 + task, 120);
  const { violations } = reports.read();
  expect(violations).toHaveLength(50);
  expect(violations[0]?.actual).toBe(131);
  expect(violations.at(-1)?.actual).toBe(180);
  expect(recorded).toHaveLength(60);
});

it.each([
  ['LCP', 5100.4, 2500, 'The largest content was painted after 5100 ms; it should be at most 2500 ms.'],
  ['CLS', 0.25, 0.1, 'The layout shifted by 0.250; it should be at most 0.100.'],
  ['js', 409_600, 307_200, 'Scripts transferred 410 kB; it should be at most 307 kB.'],
  ['memory', 157_286_400, 78_643_200, 'Scripts held in memory 157.3 MB; it should be at most 78.6 MB.'],
  ['requests', 86, 85, 'Loading the page took 86 requests; it should be at most 85 requests.'],
  [
    'frame-rate',
    30.24,
    55,
    'After an input, the page drew 30.2 frames per second; it should be at least 55.0 frames per second.',
  ],
] as const)('[MONITORING-14] describes %s', (metric, actual, budget, message) => {
  const { check, recorded } = arrange();
  check(metric, actual, budget);
  expect(recorded).toEqual([
    {
      metric,
      actual,
      budget,
      severity: expect.any(String) as string,
      url: 'https://product.example/',
      timestamp: '2026-11-20T12:00:00.000Z',
      message,
      recommendation: expect.stringMatching(/\w+.*\.$/) as string,
    },
  ]);
});

it('[MONITORING-15] warns of the first critical violation of each metric, once', () => {
  const { check, warnings } = arrange();
  check('long-task', 900, 120);
  check('long-task', 1200, 120);
  check('memory', 190, 100);
  check('memory', 90, 100);
  check('memory', 300, 100);
  check('memory', 90, 100);
  check('memory', 400, 100);
  expect(warnings.map(({ metric, actual }) => [metric, actual])).toEqual([
    ['long-task', 900],
    ['memory', 300],
  ]);
});

it('[MONITORING-15] warns of a critical violation that follows a mild one', () => {
  const { check, warnings } = arrange();
  check('long-task', 130, 120);
  expect(warnings).toEqual([]);
  check('long-task', 900, 120);
  expect(warnings).toMatchObject([{ metric: 'long-task', actual: 900, severity: 'critical' }]);
});
