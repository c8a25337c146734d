import { documentKinds } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import type { FeatureDependencies } from './FeatureDependencies.js';
import { loadDocumentKinds } from './loadDocumentKinds.js';
import { loadTourSteps } from './loadTourSteps.js';

it('[WEB-182] knows an owner for every kind of document, and one alone', async () => {
  const owned = (await loadDocumentKinds()).map(({ kind }) => kind);
  expect(owned.toSorted()).toEqual(Object.keys(documentKinds).toSorted());
});

it('[WEB-183] leads the tour through welcome, terminal, sample data, Model Lab and export', async () => {
  const steps = await loadTourSteps({ openTerminal: () => undefined } as FeatureDependencies);
  expect(steps.map(({ title }) => title)).toEqual([
    'Welcome to Finance Analyst Pro',
    'The terminal',
    'Sample data',
    'Model Lab',
    'Export',
  ]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});
