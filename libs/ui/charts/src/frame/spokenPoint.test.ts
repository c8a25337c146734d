import { expect, it } from 'vitest';
import { spokenPoint } from './spokenPoint.js';

const flows = { id: 'flows', label: 'Cash flows', text: '4,200', position: 20 };
const debt = { id: 'debt', label: 'Debt', text: '−845', position: 120 };

it('[CHARTS-15] announces a value with its position for screen readers', () => {
  expect(spokenPoint(debt, [flows, debt], true)).toBe('Debt: −845, 2 of 2');
  expect(spokenPoint(debt, [flows, debt], false)).toBe('Debt: −845');
});
