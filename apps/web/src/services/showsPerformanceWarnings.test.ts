import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { showsPerformanceWarnings } from './showsPerformanceWarnings.js';

const stored = (role: string) => {
  localStorage.setItem('user', JSON.stringify({ role }));
  return createStoredEntries({ device: localStorage });
};

it('[WEB-41] warns admins and developers of the product by default, and nobody else', () => {
  expect(showsPerformanceWarnings(stored('admin'), false)).toBe(true);
  expect(showsPerformanceWarnings(stored('Viewer'), true)).toBe(true);
  expect(showsPerformanceWarnings(stored('Admin'), false)).toBe(false);
  expect(showsPerformanceWarnings(createStoredEntries({}), false)).toBe(false);
});
