import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';
import { sampleFiles } from '../testing/sampleFiles.js';

const sample = (name: string): string => sampleFiles.find((file) => file.name === name)?.text ?? '';
const broker = sample('OFX 1, of a broker');
const bank = sample('OFX 2, of a bank');
const usd = { currency: 'USD' };
const eur = { currency: 'EUR' };

it('[BROKER-FILES-36] reads the statement of a broker in OFX 1, whose leaves have no end', () => {
  const { layout, format } = readText(broker);
  expect([layout?.id, format.content]).toEqual(['ofx', 'ofx']);
  expect(rowsFrom(broker)).toEqual([
    [13, { kind: 'deposit', date: '2024-05-01', ...usd, gross: '5000.00' }],
    [
      14,
      {
        kind: 'buy',
        date: '2024-05-02',
        settlement: '2024-05-06',
        ...usd,
        quantity: '10.50000',
        price: '100',
        gross: '1050.00',
        fees: '5.00',
      },
    ],
    [
      16,
      {
        kind: 'sell',
        date: '2024-05-10',
        ...usd,
        quantity: '2',
        price: '110',
        gross: '220',
        fees: '5',
        taxes: '1',
      },
    ],
    [17, { kind: 'dividend', date: '2024-05-15', ...usd, gross: '10.00', taxes: '1.50' }],
    [18, { kind: 'dividend', date: '2024-05-16', ...usd, gross: '20.00' }],
    [18, { kind: 'buy', date: '2024-05-16', ...usd, quantity: '2', price: '10', gross: '20.00' }],
  ]);
  const { transactions } = readText(broker);
  expect(transactions[1]).toMatchObject({
    account: 'U1',
    instrument: { symbol: 'ACME', name: 'Acme Inc' },
    row: { note: 'Buy & hold' },
  });
  expect(transactions[4]?.instrument).toEqual({ isin: 'US0000000018' });
  expect(refusedIn(broker)).toEqual([[19, 'Unknown transaction: SURPRISE.']]);
});

it('[BROKER-FILES-36] reads the statement of a bank in OFX 2', () => {
  expect(rowsFrom(bank)).toEqual([
    [6, { kind: 'deposit', date: '2024-05-02', ...eur, gross: '1000.50' }],
    [7, { kind: 'withdrawal', date: '2024-05-03', ...eur, gross: '20.00' }],
    [8, { kind: 'withdrawal', date: '2024-05-03', ...eur, gross: '20.00' }],
    [10, { kind: 'interest', date: '2024-05-04', ...eur, gross: '1.25' }],
  ]);
  expect(refusedIn(bank)).toEqual([[13, 'DTPOSTED is not a date as in the rest of its column: 2024-13.']]);
});

it('[BROKER-FILES-37] keeps equal transactions apart by their ids, and ignores what is listed twice or reversed', () => {
  expect(readText(bank).ignored).toEqual(
    expect.arrayContaining([
      { reason: 'Listed twice, with the same id.', lines: [9] },
      { reason: 'A transaction and its reversal.', lines: [11, 12] },
    ]),
  );
});

it('[BROKER-FILES-37] reads what replaces a transaction, and refuses a correction of one that is not there', () => {
  const record = (id: string, amount: string, rest = ''): string =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240502<TRNAMT>${amount}<FITID>${id}${rest}</STMTTRN>`;
  const file = [
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>',
    record('1', '5'),
    record('2', '6', '<CORRECTFITID>1<CORRECTACTION>REPLACE'),
    record('3', '7', '<CORRECTFITID>gone<CORRECTACTION>DELETE'),
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
  expect(rowsFrom(file).map(([line, row]) => [line, row.gross])).toEqual([[3, '6']]);
  expect(refusedIn(file)).toEqual([[4, 'It corrects a transaction that is not in the file.']]);
});

const investment = (...records: readonly string[]): string =>
  [
    '<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><ACCTID>U1</INVACCTFROM><INVTRANLIST>',
    ...records,
    '</INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>',
  ].join('\n');
const trade = (name: string, rest: string): string =>
  `<${name}><INVTRAN><FITID>${name}${rest.length}<DTTRADE>20240502</INVTRAN><SECID><UNIQUEID>1<UNIQUEIDTYPE>CUSIP</SECID>${rest}</${name}>`;

it('[BROKER-FILES-38] reads funds, bonds with accrued interest, options, short sales and transfers', () => {
  const file = investment(
    trade('BUYMF', '<INVBUY><UNITS>1<UNITPRICE>10<LOAD>0.5<TOTAL>-10.5</INVBUY><BUYTYPE>BUY'),
    trade('BUYDEBT', '<INVBUY><UNITS>1000<UNITPRICE>99<TOTAL>-1002</INVBUY><ACCRDINT>12'),
    trade(
      'SELLOPT',
      '<INVSELL><UNITS>-1<UNITPRICE>2<TOTAL>200</INVSELL><OPTSELLTYPE>SELLTOOPEN<SHPERCTRCT>100',
    ),
    trade('BUYSTOCK', '<INVBUY><UNITS>1<UNITPRICE>2<TOTAL>-2</INVBUY><BUYTYPE>BUYTOCOVER'),
    trade('TRANSFER', '<SUBACCTSEC>CASH<UNITS>2<TFERACTION>IN<UNITPRICE>3'),
    trade('TRANSFER', '<SUBACCTSEC>CASH<UNITS>2<TFERACTION>IN'),
    trade('TRANSFER', '<SUBACCTSEC>CASH<UNITS>-2<TFERACTION>OUT'),
    trade('SPLIT', '<OLDUNITS>1<NEWUNITS>3<NUMERATOR>3<DENOMINATOR>1'),
    trade('RETOFCAP', '<TOTAL>5'),
    trade('INVEXPENSE', '<TOTAL>-4'),
    '<MARGININTEREST><INVTRAN><FITID>m<DTTRADE>20240502</INVTRAN><TOTAL>-6</MARGININTEREST>',
    trade('JRNLSEC', '<UNITS>1'),
    trade('CLOSUREOPT', '<OPTACTION>EXERCISE<UNITS>1'),
  );
  const on = { date: '2024-05-02', currency: 'USD' };
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', ...on, quantity: '1', price: '10', gross: '10.0', fees: '0.5' }],
    [3, { kind: 'buy', ...on, quantity: '1000', gross: '990' }],
    [3, { kind: 'interest', ...on, gross: '-12' }],
    [4, { kind: 'short', ...on, quantity: '1', gross: '200' }],
    [5, { kind: 'cover', ...on, quantity: '1', price: '2', gross: '2' }],
    [6, { kind: 'deposit', ...on, quantity: '2', gross: '6' }],
    [8, { kind: 'withdrawal', ...on, quantity: '2' }],
    [9, { kind: 'split', ...on, ratio: { received: '3', held: '1' } }],
    [10, { kind: 'return-of-capital', ...on, gross: '5' }],
    [11, { kind: 'fee', ...on, gross: '4' }],
    [12, { kind: 'interest', ...on, gross: '-6' }],
  ]);
  expect(refusedIn(file)).toEqual([
    [7, 'The cost of the securities that came in is not stated.'],
    [14, 'What the option became is not stated.'],
  ]);
});

it('[BROKER-FILES-18] gives holdings and cash that an OFX statement states', () => {
  expect(readText(broker).closing).toEqual({
    date: '2024-05-31',
    holdings: [{ account: 'U1', instrument: { symbol: 'ACME', name: 'Acme Inc' }, quantity: '8.5' }],
    cash: [{ account: 'U1', currency: 'USD', amount: '4167.50' }],
  });
  expect(readText(bank).closing?.cash).toEqual([{ account: 'Giro', currency: 'EUR', amount: '961.75' }]);
});

it('[BROKER-FILES-36] reads no transaction of which a part is cut off, wherever the file ends', () => {
  const whole = readText(broker).transactions.map(({ row }) => JSON.stringify(row));
  for (let end = broker.indexOf('<OFX>') + 5; end < broker.length - 10; end += 7) {
    const { transactions, refused } = readText(broker.slice(0, end));
    for (const { row } of transactions) expect(whole).toContain(JSON.stringify(row));
    expect(refused.every(({ reason }) => reason.endsWith('.'))).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
  }
});

it('[BROKER-FILES-39] reads CDATA sections as written and entities by number', () => {
  const text = bank.replace(
    /<NAME>[^<]*/u,
    '<NAME><![CDATA[Fees <b>&amp;</b> more]]> &#8211; caf&#xE9; &#0; &AMP;',
  );
  expect(text).not.toBe(bank);
  const [first] = readText(text).transactions;
  expect(first?.row.note).toContain('Fees <b>&amp;</b> more – café &#0; &');
  expect(rowsFrom(text).map(([line]) => line)).toEqual(rowsFrom(bank).map(([line]) => line));
});

it('[BROKER-FILES-39] does not read tags within a CDATA section, closed or not', () => {
  const hidden = '<![CDATA[</STMTTRN><STMTTRN><TRNTYPE>CREDIT]]>';
  expect(rowsFrom(bank.replace(/<NAME>[^<]*/u, `<NAME>Quoted${hidden}`))).toHaveLength(rowsFrom(bank).length);
  const open = bank.replace(/<NAME>[^<]*/u, '<NAME><![CDATA[Open');
  expect(readText(open).transactions).toEqual([]);
  expect(refusedIn(open)).not.toEqual([]);
});
