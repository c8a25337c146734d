import { expect, it } from 'vitest';
import type { TableFormat } from './FileFormat.js';
import type { FormatOverrides } from './FileFormat.js';
import { readText } from '../testing/readText.js';

const formatOf = (lines: readonly string[], format: FormatOverrides = {}): TableFormat | null =>
  readText(lines.join('\n'), { format }).format.table;

const decimalOf = (...amounts: readonly string[]): unknown =>
  formatOf(['Name;Amount', ...amounts.map((amount) => `Acme;${amount}`)])?.decimal;

const orderOf = (...dates: readonly string[]): unknown =>
  formatOf(['Date;Name', ...dates.map((date) => `${date};Acme`)])?.dateOrder;

it('[BROKER-FILES-3] decides the decimal sign by all rows', () => {
  expect(decimalOf('1,234', '5,5')).toEqual({ value: ',', isAmbiguous: false });
  expect(decimalOf('1,234', '5.5')).toEqual({ value: '.', isAmbiguous: false });
  expect(decimalOf('1.234.567', '1,234')).toEqual({ value: ',', isAmbiguous: false });
  expect(decimalOf('1.234,5')).toEqual({ value: ',', isAmbiguous: false });
  expect(decimalOf('0.123')).toEqual({ value: '.', isAmbiguous: false });
  expect(decimalOf('1234,567')).toEqual({ value: ',', isAmbiguous: false });
  expect(decimalOf('5', '6')).toEqual({ value: '.', isAmbiguous: false });
});

it('[BROKER-FILES-3] decides by column, and reads a column that does not decide as the others', () => {
  const lines = ['Date;Type;Amount;Quantity', '2024-05-01;Buy;12,5;1.234', '2024-05-02;Buy;3,5;2'];
  const columns = { date: 'date', kind: 'type', amount: 'amount', quantity: 'quantity' } as const;
  const mapping = {
    columns,
    kinds: { buy: 'buy' },
    currency: 'EUR',
    isAmountNet: false,
    isAmountSigned: false,
  } as const;
  const { transactions, refused } = readText(lines.join('\n'), {
    mapping: { ...mapping, columns: { ...columns, symbol: 'type' } },
  });
  expect(refused).toEqual([]);
  expect(transactions.map(({ row }) => row.quantity)).toEqual(['1234', '2']);
});

it('[BROKER-FILES-3] names the sign that groups thousands', () => {
  expect(formatOf(['Name;Amount', 'Acme;1.234,50'])?.thousands).toBe('.');
  expect(formatOf(['Name;Amount', "Acme;1'234.50"])?.thousands).toBe("'");
  expect(formatOf(['Name;Amount', 'Acme;1234.50'])?.thousands).toBeNull();
});

it('[BROKER-FILES-4] decides the order of dates by all rows', () => {
  expect(orderOf('03/04/2024', '13/04/2024')).toEqual({ value: 'day-first', isAmbiguous: false });
  expect(orderOf('03/04/2024', '03/14/2024')).toEqual({ value: 'month-first', isAmbiguous: false });
  expect(orderOf('2024-03-04', '20240305')).toEqual({ value: 'year-first', isAmbiguous: false });
  expect(orderOf('2024-01-15', '01/16/2024')).toEqual({ value: 'month-first', isAmbiguous: false });
});

it('[BROKER-FILES-5] says what is assumed if no row decides', () => {
  expect(orderOf('03/04/2024', '05/06/2024')).toEqual({ value: 'month-first', isAmbiguous: true });
  expect(orderOf('03.04.2024', '05.06.2024')).toEqual({ value: 'day-first', isAmbiguous: true });
  expect(orderOf('04/04/2024')).toEqual({ value: 'month-first', isAmbiguous: false });
  expect(decimalOf('1,234', '5,678')).toEqual({ value: '.', isAmbiguous: true });
});

it('[BROKER-FILES-6] takes the format that a person chose', () => {
  const lines = ['Date;Amount', '03/04/2024;1,234'];
  expect(formatOf(lines, { dateOrder: 'day-first', decimal: ',' })).toMatchObject({
    decimal: { value: ',', isAmbiguous: false },
    dateOrder: { value: 'day-first', isAmbiguous: false },
  });
  expect(
    formatOf(['Text;with;signs', 'Date,Amount', '2024-01-02,5'], { separator: ',', headerLine: 2 }),
  ).toMatchObject({
    separator: ',',
    headerLine: 2,
  });
  expect(formatOf(lines, { headerLine: 99 })?.headerLine).toBeNull();
});
