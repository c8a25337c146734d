import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { parseTable } from './parseTable.js';

it.each([
  [',', 'Date,Name,Amount\n2024-01-02,Acme,5'],
  [';', 'Date;Name;Amount\n2024-01-02;Acme;5,25\n2024-01-03;Acme;5,75'],
  ['\t', 'Date\tName\tAmount\n2024-01-02\tAcme, Inc.\t5'],
  ['|', 'Date|Name|Amount\n2024-01-02|Acme|5'],
])('[BROKER-FILES-2] finds the separator %j', (separator, text) => {
  expect(parseTable(text, {})).toMatchObject({ separator, quote: '"' });
});

it('[BROKER-FILES-2] finds single quotes', () => {
  const { quote, lines } = parseTable("Date,Name\n2024-01-02,'Acme, Inc.'\n", {});
  expect(quote).toBe("'");
  expect(lines[0]?.cells).toEqual(['2024-01-02', 'Acme, Inc.']);
});

const statement = [
  'Statement of account 12',
  'From 2024-01-01 to 2024-03-31',
  '',
  'Date,Name,,Amount,Currency',
  '2024-01-02,"Acme',
  'Holdings",,5,USD',
  '',
  '2024-01-03,Other,,6,USD',
  '',
  '"This file is no advice, and',
  'no offer."',
  'Total: 11',
].join('\r\n');

it('[BROKER-FILES-2] skips text before the headings and after the last row, and counts it', () => {
  const { format, table, ignored } = readText(statement);
  expect(format.table).toMatchObject({ headerLine: 4, preambleLines: 2, trailingLines: 2 });
  expect(table?.header).toEqual(['Date', 'Name', '', 'Amount', 'Currency']);
  expect(ignored).toEqual([
    { reason: 'Text before the headings.', lines: [1, 2] },
    { reason: 'Headings.', lines: [4] },
    { reason: 'Text after the last row.', lines: [10, 12] },
  ]);
});

it('[BROKER-FILES-2] counts lines as a text editor does, also after a cell with line breaks', () => {
  expect(readText(statement).table?.lines.map(({ line }) => line)).toEqual([5, 8]);
});

it('[BROKER-FILES-2] reads a file without headings line by line', () => {
  const { format, refused } = readText('1,2\n3,4\n');
  expect(format.table?.headerLine).toBeNull();
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'The layout of the file is not known.'],
    [2, 'The layout of the file is not known.'],
  ]);
});
