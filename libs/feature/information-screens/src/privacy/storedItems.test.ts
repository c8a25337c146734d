import { documentKinds } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { exampleEntries } from '../testing/exampleEntries.js';
import { storedItems } from './storedItems.js';

const model = documentKinds['valuation-model'];
const items = storedItems(exampleEntries, [model]);

it('[INFORMATION-SCREENS-9] describes every entry as its definition does', () => {
  for (const { key, describe: holds, clearedWith: place } of exampleEntries)
    expect(items).toContainEqual({
      name: key,
      kind: place === 'tab' ? 'session storage' : 'local storage',
      holds,
      place,
    });
});

it.each(['static-v1', 'api-v1', 'dynamic-v1', 'finance-analyst:*', 'workbox-precache-*'])(
  '[INFORMATION-SCREENS-9] lists the store %s',
  (name) => {
    expect(items.map((item) => item.name)).toContain(name);
  },
);

it('[INFORMATION-SCREENS-9] lists everything once, grouped by part', () => {
  expect(items).toHaveLength(new Set(items.map(({ name }) => name)).size);
  const parts = items.map(({ place }) => place);
  expect(parts.filter((part, index) => part !== parts[index - 1])).toHaveLength(new Set(parts).size);
});

it('[INFORMATION-SCREENS-65] names the kinds of document as their definitions do', () => {
  const holds = storedItems([], [model, documentKinds.portfolio]).find(
    ({ kind }) => kind === 'database',
  )?.holds;
  expect(holds).toMatch(/^Your models and portfolios with /);
});
