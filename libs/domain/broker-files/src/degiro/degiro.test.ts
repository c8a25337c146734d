import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const dutch = 'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id';
const english = 'Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id';
const german = 'Datum,Uhrzeit,Valutadatum,Produkt,ISIN,Beschreibung,FX,Änderung,,Saldo,,Order-ID';
const acme = '15-12-2022,16:55,16-12-2022,ACME INC,US0000000018';
const day = { date: '2022-12-15', settlement: '2022-12-16' };

it('[BROKER-FILES-26] joins the lines of an order of Degiro: trade, exchange and fee', () => {
  const file = [
    dutch,
    `${acme},Valuta Creditering,"1,0624",USD,"33,90",USD,"0,00",5925d76b-eb36-`,
    ',,,,,,,,,,,b017',
    `${acme},Valuta Debitering,,EUR,"-31,91",EUR,"0,07",5925d76b-eb36-b017`,
    `${acme},DEGIRO Transactiekosten en/of kosten van derden,,EUR,"-1,00",EUR,"31,98",5925d76b-eb36-b017`,
    `${acme},"Koop 1 @ 33,9 USD",,USD,"-33,90",USD,"-33,90",5925d76b-eb36-b017`,
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', ...day, currency: 'USD', quantity: '1', price: '33.9', gross: '33.90' }],
    [
      2,
      {
        kind: 'exchange',
        ...day,
        currency: 'EUR',
        gross: '31.91',
        otherCurrency: 'USD',
        otherAmount: '33.90',
      },
    ],
    [2, { kind: 'fee', ...day, currency: 'EUR', gross: '1.00' }],
  ]);
  expect(readText(file).transactions[0]).toMatchObject({
    furtherLines: [3, 4, 5, 6],
    instrument: { isin: 'US0000000018', name: 'ACME INC' },
  });
});

it('[BROKER-FILES-26] makes a fee in the currency of the trade part of it, once for several fills', () => {
  const file = [
    english,
    `${acme},DEGIRO Transaction and/or third party fees,,GBP,-2.00,GBP,98.00,o1`,
    `${acme},Stamp Duty,,GBP,-0.50,GBP,98.00,o1`,
    `${acme},Sell 4 ACME@496 GBX (US0000000018),,GBP,19.84,GBP,100.00,o1`,
    `${acme},Sell 1.000 ACME@5.5 GBP (US0000000018),,GBP,5.50,GBP,100.00,o1`,
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [
      2,
      { kind: 'sell', ...day, currency: 'GBP', quantity: '4', gross: '19.84', fees: '2.00', taxes: '0.50' },
    ],
    [2, { kind: 'sell', ...day, currency: 'GBP', quantity: '1.000', price: '5.5', gross: '5.50' }],
  ]);
});

it('[BROKER-FILES-26] reads income, cash and exchanges in German, and ignores cash sweeps', () => {
  const file = [
    german,
    `${acme},Dividende,,USD,"0,44",USD,"1,36",`,
    `${acme},Dividendensteuer,,USD,"-0,07",USD,"0,92",`,
    '15-12-2022,16:55,16-12-2022,,,Zinsen,,EUR,"-0,10",EUR,"1,00",',
    '15-12-2022,16:55,16-12-2022,,,Einzahlung,,EUR,"27,80",EUR,"1,35",',
    '15-12-2022,16:55,16-12-2022,,,Auszahlung,,EUR,"-7,80",EUR,"1,35",',
    '15-12-2022,08:37,16-12-2022,,,Währungswechsel (Einbuchung),,EUR,"1,28",EUR,"1,35",',
    '15-12-2022,08:37,16-12-2022,,,Währungswechsel (Ausbuchung),"1,0613",USD,"-1,36",USD,"0,00",',
    '15-12-2022,09:00,16-12-2022,FLATEX,NLFLATEXACNT,Degiro Cash Sweep Transfer,,EUR,"26,45",EUR,"27,80",',
  ].join('\n');
  const usd = { ...day, currency: 'USD' };
  const eur = { ...day, currency: 'EUR' };
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'dividend', ...usd, gross: '0.44' }],
    [3, { kind: 'tax', ...usd, gross: '0.07' }],
    [4, { kind: 'interest', ...eur, gross: '-0.10' }],
    [5, { kind: 'deposit', ...eur, gross: '27.80' }],
    [6, { kind: 'withdrawal', ...eur, gross: '7.80' }],
    [7, { kind: 'exchange', ...usd, gross: '1.36', otherCurrency: 'EUR', otherAmount: '1.28' }],
  ]);
  expect(readText(file).ignored.at(-1)).toEqual({
    reason: 'Cash sweep between the account and its bank.',
    lines: [9],
  });
});

it('[BROKER-FILES-26] refuses an order of which a line cannot be read, as a whole', () => {
  const file = [
    dutch,
    `${acme},DEGIRO Transactiekosten,,EUR,"-1,00",EUR,"31,98",o1`,
    `${acme},"Koop 1 @ 33,9 EUR",,EUR,-33.9.0,EUR,"33,90",o1`,
    `${acme},Valuta Debitering,,EUR,"-31,91",EUR,"0,07",`,
    `${acme},"PRODUCTWIJZIGING : Koop 500 @ 0,039 EUR",,EUR,0,EUR,"18,3",`,
    `${acme},Verrassing,,EUR,"1,00",EUR,"18,3",`,
    `${acme},Dividend,,EUR,,EUR,"18,3",`,
  ].join('\n');
  expect(refusedIn(file)).toEqual([
    [2, 'change is not a number as in the rest of its column: -33.9.0.'],
    [3, 'change is not a number as in the rest of its column: -33.9.0.'],
    [4, 'The other side of the exchange is not in the file.'],
    [5, 'The corporate action lacks its ratio or its other line.'],
    [6, 'Unknown description: Verrassing.'],
    [7, 'The amount is missing.'],
  ]);
});

it('[BROKER-FILES-41] reads each line of a Degiro statement with the decimal sign that it has', () => {
  const file = [
    dutch,
    `${acme},"Koop 1 @ 33,9 EUR",,EUR,"-33,90",EUR,"1.035,25",o1`,
    `${acme},"Koop 1.500 @ 2,5 EUR",,EUR,-3750.00,EUR,5.25,o2`,
    `${acme},"Verkoop 1 @ 1.250 EUR",,EUR,1.250,EUR,1255.25,o3`,
    `${acme},"Verkoop 1 @ 1.250 EUR",,EUR,"1.250",EUR,"2.505,25",o4`,
  ].join('\n');
  expect(refusedIn(file)).toEqual([]);
  expect(rowsFrom(file).map(([, { quantity, gross }]) => [quantity, gross])).toEqual([
    ['1', '33.90'],
    ['1500', '3750.00'],
    ['1', '1.250'],
    ['1', '1250'],
  ]);
});

it('[BROKER-FILES-42] reads changes of product and splits of Degiro from their two lines', () => {
  const file = [
    english,
    '20-07-2020,16:51,20-07-2020,NEWNAME INC,US0000000026,ISIN CHANGE: Buy 28 NEWNAME INC@40.47 USD (US0000000026),,USD,"-1,133.16",USD,0.00,',
    '20-07-2020,16:51,20-07-2020,OLDNAME INC,US0000000018,ISIN CHANGE: Sell 28 OLDNAME INC@40.47 USD (US0000000018),,USD,"1,133.16",USD,"1,133.16",',
    '21-07-2020,07:11,20-07-2020,ACME INC,US0000000034,STOCK SPLIT: Buy 40 ACME INC@25 USD (US0000000034),,USD,"-1,000.00",USD,0.00,',
    '21-07-2020,07:11,20-07-2020,ACME INC,US0000000034,STOCK SPLIT: Sell 10 ACME INC@100 USD (US0000000034),,USD,"1,000.00",USD,"1,000.00",',
    '22-07-2020,07:11,20-07-2020,ACME CORP,US0000000034,PRODUCT CHANGE: Buy 40 ACME CORP@25 USD (US0000000034),,USD,"-1,000.00",USD,0.00,',
    '22-07-2020,07:11,20-07-2020,ACME INC,US0000000034,PRODUCT CHANGE: Sell 40 ACME INC@25 USD (US0000000034),,USD,"1,000.00",USD,"1,000.00",',
    '23-07-2020,07:11,20-07-2020,BETA,US0000000042,MERGER: Sell 40 BETA@25 USD (US0000000042),,USD,"1,000.00",USD,"1,000.00",',
    '23-07-2020,07:11,20-07-2020,GAMMA,US0000000059,MERGER: Buy 10 GAMMA@90 USD (US0000000059),,USD,"-900.00",USD,"100.00",',
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'merger', date: '2020-07-20', quantity: '28' }],
    [4, { kind: 'split', date: '2020-07-21', quantity: '40', ratio: { received: '40', held: '10' } }],
  ]);
  expect(readText(file).transactions[0]).toMatchObject({
    instrument: { isin: 'US0000000018' },
    otherInstrument: { isin: 'US0000000026', name: 'NEWNAME INC' },
  });
  expect(readText(file).ignored.at(-1)).toEqual({
    reason: 'A change of name: the holding stays.',
    lines: [6, 7],
  });
  expect(refusedIn(file).map(([line]) => line)).toEqual([8, 9]);
});

it('[BROKER-FILES-18] gives the balance in each currency of its newest day, in whatever order', () => {
  const lines = [
    '16-12-2022,16:55,16-12-2022,,,Storting,,EUR,"5,00",EUR,"6,35",',
    '13-07-2020,15:59,13-07-2020,,,Storting,,EUR,"1,35",EUR,"1,35",',
    '03-04-2023,09:04,03-04-2023,,,Storting,,EUR,"37,27",EUR,"43,62",',
    '02-04-2024,09:00,02-04-2024,,,Rente,,GBP,"19,84",GBP,"114,31",',
  ];
  expect(readText([dutch, ...lines].join('\n')).closing).toEqual({
    date: '2024-04-02',
    from: '2020-07-13',
    holdings: [],
    cash: [
      { account: null, currency: 'GBP', amount: '114.31', opening: '94.47' },
      { account: null, currency: 'EUR', amount: '43.62', opening: '0.00' },
    ],
  });
});

it('[BROKER-FILES-18] gives the newest balances of a Degiro statement', () => {
  const lines = [
    '16-12-2022,16:55,16-12-2022,,,Storting,,EUR,"5,00",EUR,"6,35",',
    '15-12-2022,16:55,15-12-2022,,,Storting,,EUR,"1,35",EUR,"1,35",',
    '15-12-2022,16:55,15-12-2022,,,Rente,,USD,"1,00",USD,"1,00",',
  ];
  const cash = [
    { account: null, currency: 'EUR', amount: '6.35', opening: '0.00' },
    { account: null, currency: 'USD', amount: '1.00', opening: '0.00' },
  ];
  expect(readText([dutch, ...lines].join('\n')).closing).toEqual({
    date: '2022-12-16',
    from: '2022-12-15',
    holdings: [],
    cash,
  });
  expect(readText([dutch, ...lines.toReversed()].join('\n')).closing?.cash).toEqual(
    expect.arrayContaining(cash),
  );
  expect(readText(dutch).closing).toBeNull();
});
