import { expect, it } from 'vitest';
import { showsPerformanceWarnings } from './showsPerformanceWarnings.js';

const stored = (role: string) => ({ getItem: () => JSON.stringify({ role }) });

it('[WEB-41] warns admins and developers of the product by default, and nobody else', () => {
  expect(showsPerformanceWarnings(stored('admin'), false)).toBe(true);
  expect(showsPerformanceWarnings(stored('Viewer'), true)).toBe(true);
  expect(showsPerformanceWarnings(stored('Admin'), false)).toBe(false);
  expect(showsPerformanceWarnings({ getItem: () => null }, false)).toBe(false);
});
