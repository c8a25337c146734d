import type { FigureResult } from '@finance-analyst/figures';
import { expect, it } from 'vitest';
import { figuresNote } from './figuresNote.js';

const missing = (reason: string): FigureResult => ({ ok: false, reason });
const present: FigureResult = { ok: true, value: 1 };

it.each<[readonly FigureResult[], string]>([
  [[present, present, present], ''],
  [[missing('Not filed.'), missing('Not filed.'), missing('Not filed.')], 'Not filed.'],
  [[missing('Not filed.'), present, missing('Not filed.')], '2023, 2025: Not filed.'],
  [[missing('Not filed.'), missing('No tax.'), present], '2023: Not filed. 2024: No tax.'],
  [[missing('No price'), missing('No tax'), present], '2023: No price. 2024: No tax'],
  [[missing(''), missing('No tax.'), missing('')], '2024: No tax.'],
])('[CHARTS-8] says why figures of a row are missing, and which (%#)', (figures, note) => {
  expect(figuresNote(figures, ['2023', '2024', '2025'])).toBe(note);
});

it('[CHARTS-8] names columns beside one another by the first and the last', () => {
  const figures = [present, missing('No tax'), missing('No tax'), missing('No tax')];
  expect(figuresNote(figures, ['2023', '2024', '2025', '2026'])).toBe('2024 to 2026: No tax');
});
