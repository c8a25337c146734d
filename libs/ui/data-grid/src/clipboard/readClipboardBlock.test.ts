import { expect, it } from 'vitest';
import { readClipboardBlock } from './readClipboardBlock.js';

it('[DATA-GRID-5] reads cells and rows as Excel and Google Sheets copy them', () => {
  expect(readClipboardBlock('11.2%\t10.1%\r\n23.1%\t23.6%\r\n')).toEqual([
    ['11.2%', '10.1%'],
    ['23.1%', '23.6%'],
  ]);
  expect(readClipboardBlock('1\t\t3\n4')).toEqual([['1', '', '3'], ['4']]);
  expect(readClipboardBlock('1\t')).toEqual([['1', '']]);
  expect(readClipboardBlock('1\n\n2')).toEqual([['1'], [''], ['2']]);
  expect(readClipboardBlock('7')).toEqual([['7']]);
  expect(readClipboardBlock('')).toEqual([]);
  expect(readClipboardBlock('\n')).toEqual([['']]);
});

it('[DATA-GRID-5] reads quoted cells with tabs, lines and quotes in them', () => {
  expect(readClipboardBlock('"11\t2"\t"two\nlines"\r\n"say ""so"""\t5"')).toEqual([
    ['11\t2', 'two\nlines'],
    ['say "so"', '5"'],
  ]);
});

it('[DATA-GRID-5] reads cells separated by commas', () => {
  expect(readClipboardBlock('1,"two, three",\t\r\n,"say ""so"""\r\n', ',')).toEqual([
    ['1', 'two, three', '\t'],
    ['', 'say "so"'],
  ]);
});
