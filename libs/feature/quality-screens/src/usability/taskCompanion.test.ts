import { createPreferences } from '@finance-analyst/session';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { taskCompanion } from './taskCompanion.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const inProgress = {
  consentedAt: '2026-11-20T12:00:00.000Z',
  running: { taskId: 'check-service', startedAt: '2026-11-20T12:01:00.000Z' },
};

const clock = () => new Date('2026-11-20T12:02:00.000Z');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function arrange(isPerson = true) {
  const entries = createStoredEntries({ device: localStorage, tab: sessionStorage, window });
  const dependencies = {
    analytics: createFakeAnalytics({}, clock),
    clock,
    entries,
    isPerson,
    preferences: createPreferences(entries),
  };
  return {
    dependencies,
    test: entries.open(usabilityTestEntry),
    isShownAt: (path: string) => taskCompanion.isShown(dependencies, path),
  };
}

it('[QUALITY-SCREENS-80] shows the task in progress on every screen but the test’s own', () => {
  const { test, isShownAt } = arrange();
  expect(isShownAt('/valuation-workbench')).toBe(false);
  test.write(inProgress);
  expect(isShownAt('/valuation-workbench')).toBe(true);
  expect(isShownAt('/usability-testing')).toBe(false);
  expect(isShownAt('/usability-testing/')).toBe(false);
});

it('[QUALITY-SCREENS-80] shows no task in automated and audit runs, or while recording is off', () => {
  const automated = arrange(false);
  automated.test.write(inProgress);
  expect(automated.isShownAt('/')).toBe(false);
  const { dependencies, isShownAt } = arrange();
  dependencies.preferences.change({ usageRecording: false });
  expect(isShownAt('/')).toBe(false);
});

it('[QUALITY-SCREENS-80] reports when a task starts and when recording is turned off', () => {
  const { dependencies, test } = arrange();
  const listener = vi.fn();
  const stop = taskCompanion.subscribe(dependencies, listener);
  test.write(inProgress);
  expect(listener).toHaveBeenCalledTimes(1);
  dependencies.preferences.change({ usageRecording: false });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  test.write(null);
  expect(listener).toHaveBeenCalledTimes(2);
});
