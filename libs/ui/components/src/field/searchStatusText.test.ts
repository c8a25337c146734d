import { expect, it } from 'vitest';
import { searchStatusText, type SearchStatus } from './searchStatusText.js';

const text = (status: SearchStatus, count = 0, query = 'north'): string =>
  searchStatusText({
    status,
    query,
    count,
    emptyMessage: 'No company matches.',
    failureMessage: 'The search failed.',
  });

it('[COMPONENTS-4] tells searching, nothing found and failed apart in words', () => {
  expect(text('loading')).toBe('Searching…');
  expect(text('ready')).toBe('No company matches.');
  expect(text('failed', 3)).toBe('The search failed.');
});

it('[COMPONENTS-4] counts the results once the search is done', () => {
  expect(text('loading', 3)).toBe('');
  expect(text('ready', 3)).toBe('3 results for north');
  expect(text('ready', 1)).toBe('1 result for north');
});

it('[COMPONENTS-4] says something new for each query, however many results it has', () => {
  expect(text('ready', 1, 'northw')).not.toBe(text('ready', 1, 'north'));
});
