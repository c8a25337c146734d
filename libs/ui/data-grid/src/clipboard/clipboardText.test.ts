import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipboardText } from './clipboardText.js';
import { readClipboardBlock } from './readClipboardBlock.js';

it('[DATA-GRID-4] copies cells with tabs between them and lines between rows', () => {
  expect(
    clipboardText([
      ['1', '2.5%'],
      ['', '-3'],
    ]),
  ).toBe('1\t2.5%\n\t-3');
  expect(clipboardText([['two\nlines', 'a "quote"']])).toBe('"two\nlines"\t"a ""quote"""');
});

it('[DATA-GRID-4] copies every block so that it is pasted as the same block', () => {
  const cell = fc.string({ unit: fc.constantFrom('1', '.', '%', '"', '\t', '\n', '\r', ' ', 'a') });
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
    // A last row of one empty cell is written as the end of the line before it.
    .filter((rows) => rows.at(-1)?.join('') !== '' || (rows.at(-1)?.length ?? 0) > 1);
  fc.assert(
    fc.property(block, (cells) => {
      expect(readClipboardBlock(clipboardText(cells))).toEqual(cells);
    }),
  );
});
