import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const consentedAt = '2026-11-20T12:00:00.000Z';
const running = { taskId: 'save-model', startedAt: '2026-11-20T12:01:00.000Z' };
const testIn = (text: string | null) =>
  createStoredEntries({ tab: createMemoryStorage(text === null ? {} : { 'usability-test': text }) })
    .open(usabilityTestEntry)
    .read();

it('[QUALITY-SCREENS-45] reads a running test', () => {
  for (const session of [
    { consentedAt, running },
    { consentedAt, running: null },
  ])
    expect(testIn(JSON.stringify(session))).toEqual(session);
});

it.each([null, '', 'null', '{', '[]', '5', '{"consentedAt":5}', '{"consentedAt":"soon"}'])(
  '[QUALITY-SCREENS-45] reads no test from %j',
  (text) => {
    expect(testIn(text)).toBeNull();
  },
);

it.each([
  5,
  'save-model',
  {},
  { taskId: 5, startedAt: consentedAt },
  { taskId: 'save-model', startedAt: '?' },
])('[QUALITY-SCREENS-45] takes %j for no task', (odd) => {
  expect(testIn(JSON.stringify({ consentedAt, running: odd }))).toEqual({ consentedAt, running: null });
});
