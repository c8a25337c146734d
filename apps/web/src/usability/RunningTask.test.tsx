import { createAnalytics } from '@finance-analyst/analytics';
import { usabilityTestEntry } from '@finance-analyst/quality-screens/manifest';
import { createPreferences } from '@finance-analyst/session';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { consentOf } from '../services/consentOf.js';
import type { Services } from '../services/Services.js';
import { openEntries } from '../stored/openEntries.js';
import { RunningTask } from './RunningTask.js';

const underWay = {
  consentedAt: '2026-11-20T12:00:00.000Z',
  running: { taskId: 'check-service', startedAt: '2026-11-20T12:01:00.000Z' },
};

// Else a strip that should not come would only come too late to be seen.
beforeAll(() => import('./LoadedTaskStrip.js'));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function show(path: string, runKind: Services['runKind'] = 'person') {
  const clock = () => new Date('2026-11-20T12:02:00.000Z');
  const entries = openEntries(window);
  const preferences = createPreferences(entries);
  const analytics = createAnalytics({
    window,
    entries,
    runKind,
    consent: consentOf(preferences),
    user: () => ({}),
    sessionId: 'session-1',
    createId: () => 'id-1',
    apiBase: '/api/',
    posthogKey: null,
    fetch: () => Promise.reject(new TypeError('offline')),
    clock,
  });
  const services = { analytics, clock, preferences, runKind, entries };
  render(
    <MemoryRouter>
      <RunningTask services={services} path={path} />
    </MemoryRouter>,
  );
  return { test: entries.open(usabilityTestEntry), preferences };
}
const strip = () => screen.queryByRole('region', { name: 'Usability task' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('[WEB-22] docks the task that is under way, from the moment it is', async () => {
  const { test, preferences } = show('/valuation-workbench');
  expect(strip()).toBeNull();
  await act(async () => {
    test.write(underWay);
  });
  const shown = await screen.findByRole('region', { name: 'Usability task' });
  expect(shown.textContent).toContain('Check the service');
  act(() => {
    preferences.change({ usageRecording: false });
  });
  expect(strip()).toBeNull();
});

it.each([
  ['the test’s own screen', '/usability-testing', 'person'],
  ['the test’s own screen, its address with a slash behind', '/usability-testing/', 'person'],
  ['an automated run', '/', 'automated'],
  ['an audit', '/', 'audit'],
] as const)('[WEB-22] docks nothing in %s', async (_where, path, runKind) => {
  sessionStorage.setItem('usability-test', JSON.stringify(underWay));
  show(path, runKind);
  await settle();
  expect(strip()).toBeNull();
});
