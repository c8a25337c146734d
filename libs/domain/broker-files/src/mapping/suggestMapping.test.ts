import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { fingerprintOf } from './fingerprintOf.js';
import { type MappingSuggestion, suggestMapping } from './suggestMapping.js';

const suggestionFor = (...lines: readonly string[]): MappingSuggestion => {
  const { table } = readText(lines.join('\n'));
  if (!table) throw new Error('no table');
  return suggestMapping(table);
};

it.each([
  ['English', 'Trade Date,Side,Ticker,Quantity,Price,Net Amount,Commission,Currency', 'Bought', 'Sold'],
  ['German', 'Handelstag,Buchungsart,WKN,Stück,Kurs,Betrag,Gebühren,Währung', 'Kauf', 'Verkauf'],
  ['Dutch', 'Transactiedatum,Soort,Symbool,Aantal,Koers,Bedrag,Transactiekosten,Munt', 'Koop', 'Verkoop'],
  ['French', "Date d'opération,Opération,Symbole,Quantité,Cours,Montant,Frais,Devise", 'Achat', 'Vente'],
])('[BROKER-FILES-14] maps headings and words in %s', (_, header, buy, sell) => {
  const lines = [`2024-01-02,${buy},ACME,10,100,-1001,1,EUR`, `2024-01-03,${sell},ACME,5,100,499,1,EUR`];
  const { mapping, unknownKinds } = suggestionFor(header, ...lines);
  expect(unknownKinds).toEqual([]);
  expect(mapping).toMatchObject({ isAmountNet: true, isAmountSigned: true });
  const { transactions } = readText([header, ...lines].join('\n'), { mapping });
  expect(
    transactions.map(({ instrument, row }) => [row.kind, instrument?.symbol, row.gross, row.fees]),
  ).toEqual([
    ['buy', 'ACME', '1000', '1'],
    ['sell', 'ACME', '500', '1'],
  ]);
});

it('[BROKER-FILES-14] finds gross amounts without a sign', () => {
  const { mapping } = suggestionFor(
    'Date,Type,Symbol,Quantity,Price,Amount,Fee',
    '2024-01-02,Buy,ACME,10,100,1000,1',
  );
  expect(mapping).toMatchObject({ isAmountNet: false, isAmountSigned: false });
});

it('[BROKER-FILES-14] takes amounts for signed if most outflows are below 0', () => {
  const head = 'Date,Type,Symbol,Quantity,Price,Amount,Fee';
  const buys = ['2024-01-02,Buy,ACME,10,100,1000,0', '2024-01-03,Buy,ACME,10,100,1000,0'];
  expect(suggestionFor(head, ...buys, '2024-01-04,Fee,,,,-1,').mapping.isAmountSigned).toBe(false);
  const withdrawal = ['2024-01-02,Deposit,,,,50,', '2024-01-04,Withdrawal,,,,-50,'];
  expect(suggestionFor(head, ...withdrawal).mapping.isAmountSigned).toBe(true);
});

it('[BROKER-FILES-14] names the words it does not know, and leaves out empty columns', () => {
  const { mapping, unknownKinds } = suggestionFor(
    'Trade Date,Date,Type,Amount',
    ',2024-01-02,Gift,5',
    ',2024-01-03,Fee,1',
  );
  expect(unknownKinds).toEqual(['Gift']);
  expect(mapping.columns).toEqual({ date: 'date', kind: 'type', amount: 'amount' });
  expect(mapping.kinds).toEqual({ fee: 'fee' });
});

it('[BROKER-FILES-15] gives the same fingerprint for the same headings', () => {
  expect(fingerprintOf({ header: [' Date ', 'Gebühr (€)', ''] })).toBe(
    fingerprintOf({ header: ['date', 'GEBÜHR', ''] }),
  );
  expect(fingerprintOf({ header: ['Date'] })).not.toBe(fingerprintOf({ header: ['Day'] }));
});
