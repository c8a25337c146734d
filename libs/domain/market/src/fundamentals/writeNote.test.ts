import { day, reason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { noteFigure } from './noteFigure.js';
import { writeNote } from './writeNote.js';

it('[MARKET-46] writes a note with the digits of its numbers ungrouped, and ISO dates', () => {
  expect(writeNote(reason`Filed ${day('2025-02-14')}, times ${noteFigure(1234.5)}.`)).toBe(
    'Filed 2025-02-14, times 1234.5.',
  );
  expect(writeNote(reason`Differ by ${noteFigure(-1_394_000_000)} USD.`)).toBe('Differ by -1394000000 USD.');
});

it('[MARKET-46] keeps a number among the words if only an exponent states it', () => {
  expect(reason`Times ${noteFigure(1.5e-9)} and ${noteFigure(2e21)}.`).toBe('Times 1.5e-9 and 2e+21.');
});
