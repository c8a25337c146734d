import { expect, it } from 'vitest';
import { obstacleOfPanel } from './obstacleOfPanel.js';

it('[CONTRIBUTIONS-184] is the state of the panel that shows it', () => {
  expect(obstacleOfPanel({ kind: 'loading', label: 'Computing…' })).toEqual({ kind: 'loading' });
  expect(obstacleOfPanel({ kind: 'empty', title: 'No dividends yet' })).toEqual({
    kind: 'unavailable',
    reason: 'No dividends yet.',
  });
  expect(
    obstacleOfPanel({ kind: 'failed', title: 'Prices could not be loaded', message: 'You are offline.' }),
  ).toEqual({ kind: 'unavailable', reason: 'Prices could not be loaded. You are offline.' });
  for (const state of [null, undefined, { kind: 'ready' }, { kind: 'stale', message: 'Old' }] as const)
    expect(obstacleOfPanel(state)).toBeNull();
});
