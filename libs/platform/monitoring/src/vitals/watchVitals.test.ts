// @vitest-environment node
import { expect, it } from 'vitest';
import { createFakeObservers } from '../testing/createFakeObservers.js';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { createMonitorTrial } from '../testing/createMonitorTrial.js';

it('[MONITORING-7] keeps the newest value of each vital with its rating', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.vitals.change('LCP', 900);
  trial.vitals.change('CLS', 0.3);
  trial.vitals.change('LCP', 4100);
  trial.vitals.change('INP', 210);
  expect(trial.monitor.report().vitals).toEqual([
    { name: 'CLS', value: 0.3, unit: 'score', rating: 'poor', measuredAt: '2026-11-20T12:00:00.000Z' },
    { name: 'LCP', value: 4100, unit: 'ms', rating: 'poor', measuredAt: '2026-11-20T12:00:00.000Z' },
    {
      name: 'INP',
      value: 210,
      unit: 'ms',
      rating: 'needs-improvement',
      measuredAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

it('[MONITORING-7] reads FID from the first input', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.observers.emit('first-input', { startTime: 1000, processingStart: 1130 });
  expect(trial.monitor.report().vitals).toMatchObject([
    { name: 'FID', value: 130, rating: 'needs-improvement' },
  ]);
  expect(trial.monitor.report().violations).toMatchObject([{ metric: 'FID', actual: 130, budget: 100 }]);
});

it('[MONITORING-7] says what the browser does not measure', async () => {
  const fake = createFakeWindow();
  Object.assign(fake.window, { PerformanceObserver: createFakeObservers([]).Observer });
  const trial = createMonitorTrial({}, fake);
  await trial.begin();
  expect(trial.monitor.report().unavailable).toEqual([
    { measure: 'FID', reason: 'This browser does not measure first input delay.' },
    { measure: 'memory', reason: 'This browser does not measure memory use.' },
    { measure: 'long-task', reason: 'This browser does not measure long tasks.' },
    { measure: 'resources', reason: 'This browser does not measure transferred bytes.' },
  ]);
});

it('[MONITORING-7] takes no figure that is none', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.vitals.change('LCP', Number.NaN);
  trial.vitals.finish('LCP', Number.NaN);
  expect(trial.monitor.report().vitals).toEqual([]);
  expect(await trial.sent()).toEqual([]);
});

it('[MONITORING-2] tells system status of LCP, FID and CLS', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.vitals.change('LCP', 900);
  trial.vitals.change('TTFB', 100);
  trial.vitals.change('CLS', 0.01);
  trial.observers.emit('first-input', { startTime: 5, processingStart: 9 });
  expect(trial.dispatched).toMatchObject([
    { type: 'systemStatus/performanceMeasured', payload: { lcp: 900 } },
    { type: 'systemStatus/performanceMeasured', payload: { cls: 0.01 } },
    { type: 'systemStatus/performanceMeasured', payload: { fid: 4 } },
  ]);
});

it('[MONITORING-9] holds each vital to its budget', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  for (const [name, value] of [
    ['LCP', 2501],
    ['CLS', 0.13],
    ['FCP', 2800],
    ['TTFB', 1601],
    ['INP', 900],
  ] as const)
    trial.vitals.change(name, value);
  expect(trial.monitor.report().violations.map(({ metric, severity }) => [metric, severity])).toEqual([
    ['LCP', 'low'],
    ['CLS', 'medium'],
    ['FCP', 'high'],
    ['TTFB', 'critical'],
  ]);
});
