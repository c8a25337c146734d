// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createFakeWindow } from './testing/createFakeWindow.js';
import { createMonitorTrial } from './testing/createMonitorTrial.js';

it.each(['automated', 'audit'] as const)('[MONITORING-3] does nothing in an %s run', async (runKind) => {
  const fake = createFakeWindow();
  const listen = vi.spyOn(fake.window, 'addEventListener');
  const trial = createMonitorTrial({ runKind }, fake);
  await trial.begin();
  trial.monitor.recordError(new Error('Not this one.'));
  expect(trial.monitor.report()).toMatchObject({
    isRunning: false,
    reason: `Monitoring is off in ${runKind} runs.`,
    errors: [],
  });
  expect(trial.idle).toEqual([]);
  expect(trial.timers.size).toBe(0);
  expect(trial.observers.observing.size).toBe(0);
  expect(listen).not.toHaveBeenCalled();
});

it('[MONITORING-4] measures nothing before the page has time', () => {
  const trial = createMonitorTrial();
  expect(trial.monitor.report()).toMatchObject({ isRunning: false, reason: 'Monitoring has not started.' });
  trial.monitor.start();
  expect(trial.monitor.report()).toMatchObject({ isRunning: true, reason: null });
  expect(trial.idle).toHaveLength(1);
  expect(trial.timers.size).toBe(0);
  expect(trial.observers.observing.size).toBe(0);
});

it('[MONITORING-4] starts once', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.monitor.start();
  expect(trial.idle).toEqual([]);
});

it('[MONITORING-4] keeps refusals of the policy until what sends them is loaded', async () => {
  const trial = createMonitorTrial();
  trial.monitor.start();
  trial.page.document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'inline',
      violatedDirective: 'script-src',
      originalPolicy: 'p',
    }),
  );
  await trial.begin();
  expect(await trial.sent()).toMatchObject([{ address: '/api/csp-violations' }]);
});

it('[MONITORING-5] stops everything and keeps what was measured', async () => {
  const trial = createMonitorTrial();
  await trial.begin();
  trial.vitals.change('LCP', 1000);
  expect(trial.timers.size).toBeGreaterThan(0);
  expect(trial.observers.observing.size).toBeGreaterThan(0);

  trial.monitor.stop();
  expect(trial.timers.size).toBe(0);
  expect(trial.frames.size).toBe(0);
  expect(trial.observers.observing.size).toBe(0);
  const report = trial.monitor.report();
  expect(report).toMatchObject({
    isRunning: false,
    reason: 'Monitoring has stopped.',
    vitals: [{ name: 'LCP' }],
  });

  trial.vitals.change('LCP', 9000);
  trial.vitals.finish('LCP', 9000);
  trial.events.dispatchEvent(Object.assign(new Event('error'), { message: 'Late', filename: '' }));
  trial.events.dispatchEvent(new Event('keydown'));
  trial.hide();
  trial.events.dispatchEvent(new Event('pagehide'));
  expect(trial.monitor.report()).toBe(report);
  expect(trial.frames.size).toBe(0);
  expect(await trial.sent()).toEqual([]);
});

it('[MONITORING-5] begins nothing when it was stopped while it waited', async () => {
  const trial = createMonitorTrial();
  trial.monitor.start();
  const [begin] = trial.idle;
  trial.monitor.stop();
  expect(trial.idle).toEqual([]);
  begin?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(trial.timers.size).toBe(0);
});

it('[MONITORING-6] says that what measures could not be loaded', async () => {
  const trial = createMonitorTrial({}, createFakeWindow(), () => Promise.reject(new TypeError('offline')));
  await trial.begin();
  expect(trial.monitor.report()).toMatchObject({
    isRunning: false,
    reason: 'Monitoring could not be loaded. Reload the page when you are online.',
  });
  trial.monitor.recordError(new Error('Still kept.'));
  expect(trial.monitor.report().errors).toHaveLength(1);
});

it('[MONITORING-4] tells those who listen, until they stop', async () => {
  const trial = createMonitorTrial();
  const listener = vi.fn();
  const stop = trial.monitor.subscribe(listener);
  await trial.begin();
  listener.mockClear();
  trial.vitals.change('FCP', 700);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  trial.vitals.change('FCP', 800);
  expect(listener).toHaveBeenCalledTimes(1);
});
