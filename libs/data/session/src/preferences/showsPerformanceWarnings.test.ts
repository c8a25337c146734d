import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { showsPerformanceWarnings } from './showsPerformanceWarnings.js';

const storedAs = (role: string) =>
  createStoredEntries({ device: createFakeStorage({ user: JSON.stringify({ role }) }) });

it('[SESSION-27] warns admins and developers by default, and nobody else', () => {
  expect(showsPerformanceWarnings(storedAs('admin'), false)).toBe(true);
  expect(showsPerformanceWarnings(storedAs('Viewer'), true)).toBe(true);
  expect(showsPerformanceWarnings(storedAs('Admin'), false)).toBe(false);
  expect(showsPerformanceWarnings(createStoredEntries({}), false)).toBe(false);
});
