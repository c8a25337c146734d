import { selectActiveNotifications } from '@finance-analyst/notifications';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import type { RunKind } from '@finance-analyst/service-worker';
import { createPreferences } from '@finance-analyst/session';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { createReporting } from './createReporting.js';

const shownIn = (runKind: RunKind) => {
  const clock = () => new Date('2026-11-20T09:00:00.000Z');
  const store = createStore({ apiBase: '/api/', clock });
  const entries = createStoredEntries({ device: localStorage, window });
  const { monitor } = createReporting({
    window,
    entries,
    config: readRuntimeConfig({ document, buildTime: {} }).config,
    runKind,
    clock,
    createId: () => 'id-1',
    store,
    preferences: createPreferences(entries),
  });
  monitor.start();
  window.dispatchEvent(
    new ErrorEvent('error', {
      message: 'broken',
      filename: `${window.location.origin}/assets/screen.js`,
      lineno: 1,
      colno: 2,
    }),
  );
  monitor.stop();
  return selectActiveNotifications(store.getState()).map(({ message }) => message);
};

it('[MONITORING-46] shows an error that reaches the window', () => {
  expect(shownIn('person')).toEqual(['An error occurred']);
});

it.each(['automated', 'audit'] as const)('[MONITORING-46] shows none in an %s run', (runKind) => {
  expect(shownIn(runKind)).toEqual([]);
});
