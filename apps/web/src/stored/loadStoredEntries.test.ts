import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it } from 'vitest';
import { loadBackupEntries } from './loadBackupEntries.js';
import { loadEntriesRestore } from './loadEntriesRestore.js';
import { loadStoredEntries } from './loadStoredEntries.js';

beforeEach(() => {
  localStorage.clear();
});

/** The keys of the libraries' definitions. */
function definedKeys(): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../libs');
  const files = globSync('*/*/src/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((source) => source.includes('defineEntry<'))
    .flatMap((source) => [...source.matchAll(/^\s+key: '([^']+)',$/gmu)])
    .map(([, key]) => key ?? '');
}

it('[WEB-130] knows every entry that libraries and features store, each under a key of its own', async () => {
  const keys = (await loadStoredEntries()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const defined = definedKeys();
  expect(defined).toContain('user-preferences');
  expect(keys).toEqual(expect.arrayContaining([...defined]));
});

it('[WEB-130] gives a backup what is stored on the device, and nothing of the tab or of others', async () => {
  const stored = {
    tour_completed: 'true',
    usage_user_id: 'abc',
    'install-prompt-dismissed': 'true',
    user: '{"name":"A","role":"admin"}',
    other: 'x',
  };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const entries = createStoredEntries({ device: localStorage, tab: localStorage });
  expect(await loadBackupEntries(entries)).toEqual({ tour_completed: 'true', usage_user_id: 'abc' });
});

/** A readable text for each entry of a backup; one that is missing here fails the test below. */
const texts: Readonly<Record<string, string>> = {
  'user-preferences': '{"theme":"dark","ofLater":1}',
  'accessibility-preferences': '{"largeText":true}',
  'feature-flag-overrides': '{"demos":true}',
  usage_user_id: 'abc',
  usage_events: '[{"type":"of a later release"}]',
  analytics_events: '[]',
  satisfaction_survey_shown: '2026-11-20',
  'usage_events.unreadable': '{"half":',
  'analytics_events.unreadable': '7',
  fa_cli_state: '{"isExpanded":true,"lastUpdated":"2026-11-20T09:00:00.000Z"}',
  last_seen_version: '0.1.0',
  tour_completed: 'true',
  imports: '{"mappings":{},"portfolios":{"p":{"accounts":{"f":{"":"main"}},"instruments":{}}}}',
  'factor-returns':
    '{"name":"f.csv","unit":"percent","days":[19000],"series":[{"name":"Mkt-RF","values":[0.5]}]}',
  'scenario-analysis': '{"model":{"seed":7,"ofLater":1}}',
};

it('[WEB-138] restores every entry of a backup on another device, with the same text, and undoes it', async () => {
  const inBackup = (await loadStoredEntries()).filter((entry) => entry.inBackup);
  expect(Object.keys(texts).toSorted()).toEqual(inBackup.map(({ key }) => key).toSorted());
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const backup = await loadBackupEntries(createStoredEntries({ device: localStorage }));
  localStorage.clear();
  localStorage.setItem('tour_completed', '"damaged"');
  const restore = await loadEntriesRestore(createStoredEntries({ device: localStorage }), {
    ...backup,
    user: '{"name":"A","role":"admin"}',
  });
  expect([restore.returning.length, restore.faults]).toEqual([inBackup.length, []]);
  const { problems, undo } = restore.apply();
  expect(problems).toEqual([]);
  expect({ ...localStorage }).toEqual(texts);
  expect(undo()).toEqual([]);
  expect({ ...localStorage }).toEqual({ tour_completed: '"damaged"' });
});
