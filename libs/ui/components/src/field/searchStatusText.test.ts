import { expect, it } from 'vitest';
import { searchStatusText, type SearchStatus } from './searchStatusText.js';

const text = (status: SearchStatus, count = 0): string =>
  searchStatusText({
    status,
    count,
    emptyMessage: 'No company matches.',
    failureMessage: 'The search failed.',
  });

it('[COMPONENTS-4] tells searching, nothing found and failed apart in words', () => {
  expect(text('loading')).toBe('Searching…');
  expect(text('ready')).toBe('No company matches.');
  expect(text('failed', 3)).toBe('The search failed.');
});

it('[COMPONENTS-4] leaves the number of results to the list, which announces it', () => {
  expect(text('ready', 1)).toBe('');
  expect(text('loading', 3)).toBe('');
});
