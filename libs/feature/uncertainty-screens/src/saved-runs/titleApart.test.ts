import { expect, it } from 'vitest';
import { titleApart } from './titleApart.js';

it('[UNCERTAINTY-SCREENS-28] numbers a title that another run has', () => {
  expect(titleApart('Bear', new Set(['Bull']))).toBe('Bear');
  expect(titleApart('Bear', new Set(['Bear', 'Bear (2)']))).toBe('Bear (3)');
});
