import { describe, expect, it } from 'vitest';
import { companyAliases } from './companyAliases.js';
import { createSearchIndex } from './createSearchIndex.js';
import type { SearchRow } from './SearchEntry.js';

let id = 0;
const filer = (symbol: string, name: string, cik = '1'): SearchRow => {
  id += 1;
  return { id, source: 'sec-edgar', symbol, name, provider_key: cik };
};

/** In the order of the SEC's list, the largest first. */
const filers = [
  filer('GOOGL', 'Alphabet Inc.', '1652044'),
  filer('AAPL', 'Apple Inc.'),
  filer('MSFT', 'MICROSOFT CORP', '789019'),
  filer('BRK-B', 'BERKSHIRE HATHAWAY INC'),
  filer('META', 'Meta Platforms, Inc.', '1326801'),
  filer('WMT', 'Walmart Inc.', '104169'),
  filer('JNJ', 'JOHNSON & JOHNSON'),
  filer('T', 'AT&T INC.'),
  filer('KO', 'COCA COLA CO', '21344'),
  filer('XOM', 'EXXON MOBIL CORP'),
  filer('MCO', 'MOODYS CORP /DE/'),
  filer('ITUB', 'Itaú Unibanco Holding S.A.'),
  filer('ATT', 'Attis Industries'),
  filer('APLE', 'Apple Hospitality REIT, Inc.'),
  filer('GOOD', 'Gladstone Commercial Corp'),
  filer('PNE', 'Pineapple Energy Inc.'),
];
const find = createSearchIndex(filers);
const symbols = (query: string) => find(query, 20).map(({ symbol }) => symbol);

describe('a query', () => {
  it.each([
    ['walmart', 'WMT'],
    ['wal mart', 'WMT'],
    ['Wal-Mart', 'WMT'],
    ['at&t', 'T'],
    ['exxonmobil', 'XOM'],
    ['coca-cola', 'KO'],
    ['cocacola', 'KO'],
    ['johnson and johnson', 'JNJ'],
    ['the coca cola co', 'KO'],
    ["moody's", 'MCO'],
    ['itau', 'ITUB'],
    ['ITAÚ', 'ITUB'],
    ['brk.b', 'BRK-B'],
    ['brkb', 'BRK-B'],
    ['itau unibanco holding sa', 'ITUB'],
  ])('[MARKET-DATA-SERVICE-82] %j finds the company without its punctuation and accents', (query, symbol) => {
    expect(symbols(query)[0]).toBe(symbol);
  });

  it('[MARKET-DATA-SERVICE-82] finds a symbol and a name that are spelled the same', () => {
    expect(symbols('att')).toEqual(['ATT', 'T']);
  });

  it.each([
    ['google', 'GOOGL'],
    ['facebook', 'META'],
    ['Instagram', 'META'],
    ['coke', 'KO'],
    ["sam's club", 'WMT'],
  ])('[MARKET-DATA-SERVICE-80] %j finds the company of that brand', (query, symbol) => {
    expect(symbols(query)).toEqual([symbol]);
  });

  it('[MARKET-DATA-SERVICE-80] offers a brand from its third letter on', () => {
    expect(symbols('fa')).toEqual([]);
    expect(symbols('fac')).toEqual(['META']);
  });

  it.each([
    ['microsft', 'MSFT'],
    ['mircosoft', 'MSFT'],
    ['micosof', 'MSFT'],
    ['berkshre hathaway', 'BRK-B'],
    ['berkhsire hathawy', 'BRK-B'],
    ['wallmart', 'WMT'],
    ['wall mart', 'WMT'],
    ['gogle', 'GOOGL'],
    ['alphbaet', 'GOOGL'],
  ])('[MARKET-DATA-SERVICE-83] %j finds the company that is meant', (query, symbol) => {
    expect(symbols(query)[0]).toBe(symbol);
  });

  it('[MARKET-DATA-SERVICE-83] ranks typos last, a whole name before a longer one', () => {
    expect(symbols('aple')).toEqual(['APLE', 'AAPL']);
  });

  it.each(['mst', 'xyz', 'goggles', 'micrsf', 'mixrosfot inc'])(
    '[MARKET-DATA-SERVICE-83] %j has too many letters wrong',
    (query) => {
      expect(symbols(query)).toEqual([]);
    },
  );

  it('[MARKET-DATA-SERVICE-83] looks for no typos when a name begins as typed', () => {
    expect(symbols('apple')).toEqual(['AAPL', 'APLE']);
  });

  it('[MARKET-DATA-SERVICE-1] puts symbols before names, names before words in them, and the larger company first', () => {
    expect(symbols('a')).toEqual(['AAPL', 'ATT', 'APLE', 'GOOGL', 'T']);
    expect(symbols('t')).toEqual(['T']);
    expect(symbols('mobil')).toEqual(['XOM']);
  });

  it.each(['&', '-', '% _'])('[MARKET-DATA-SERVICE-1] %j alone finds nothing', (query) => {
    expect(symbols(query)).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-80] uses brands for SEC filers only', () => {
    const other = createSearchIndex([{ ...filer('GGL', 'Gadget Glass', '1652044'), source: 'csv-import' }]);
    expect(other('google', 20)).toEqual([]);
  });
});

describe('the table of brands', () => {
  it('[MARKET-DATA-SERVICE-80] has each brand once, as a company', () => {
    const brands = Object.values(companyAliases).flat();
    expect(new Set(brands.map((brand) => brand.toLowerCase())).size).toBe(brands.length);
    expect(Object.keys(companyAliases).every((cik) => /^\d{3,7}$/.test(cik))).toBe(true);
  });
});

it('[MARKET-DATA-SERVICE-84] answers in less than 100 ms among ten thousand companies', () => {
  const syllables = ['ba', 'cor', 'del', 'fin', 'gra', 'hol', 'kem', 'lux', 'mar', 'nor'];
  const word = (number: number) =>
    [...String(number).padStart(4, '0')].map((digit) => syllables[Number(digit)] ?? '').join('');
  const many = createSearchIndex(
    Array.from({ length: 10_000 }, (_, number) => filer(`S${number}`, `${word(number)} Industries Inc.`)),
  );
  many('warm up', 20);
  const begun = performance.now();
  const answers = ['bacordelfn', 'industires', 'marnor', 'lux'].map((query) => many(query, 20));
  const elapsedMs = (performance.now() - begun) / answers.length;
  expect(answers[0]?.[0]?.name).toBe('bacordelfin Industries Inc.');
  expect(elapsedMs).toBeLessThan(100);
});
