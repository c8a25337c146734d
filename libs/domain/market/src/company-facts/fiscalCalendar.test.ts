import { describe, expect, it } from 'vitest';
import type { FiledFact } from './FiledFact.js';
import { fiscalCalendar } from './fiscalCalendar.js';

interface Options {
  readonly filed?: string;
  readonly form?: string;
  readonly filingYear?: number;
}

function fact(span: string, { filed = '2030-01-01', form = '10-K', filingYear }: Options = {}): FiledFact {
  const [start = '', end = ''] = span.split('/');
  const source = { taxonomy: 'us-gaap', tag: 'Revenues', accession: filed, form, filed, unit: 'USD' };
  return { start, end, value: 1, source, filingYear: filingYear ?? null };
}

const summary = (facts: readonly FiledFact[]) =>
  fiscalCalendar(facts).map(({ fiscalYear, start, end }) => `${fiscalYear} ${start} ${end}`);

describe('fiscalCalendar', () => {
  it('[MARKET-7] takes 52 and 53 weeks as a year', () => {
    expect(summary([fact('2022-09-25/2023-09-30'), fact('2023-10-01/2024-09-28')])).toEqual([
      '2023 2022-09-25 2023-09-30',
      '2024 2023-10-01 2024-09-28',
    ]);
  });

  it('[MARKET-7] does not take twelve months of a quarterly report as a year', () => {
    expect(summary([fact('2023-01-01/2023-12-31'), fact('2023-04-01/2024-03-31', { form: '10-Q' })])).toEqual(
      ['2023 2023-01-01 2023-12-31'],
    );
  });

  it('[MARKET-7] finds quarters by length, whatever the filing says of its own quarter', () => {
    const [year] = fiscalCalendar([
      fact('2023-01-01/2023-12-31'),
      fact('2023-01-01/2023-03-31', { form: '10-Q' }),
      fact('2023-01-01/2023-06-30', { form: '10-Q' }),
      fact('2023-01-01/2023-09-30', { form: '10-Q' }),
    ]);
    expect(year?.quarters).toEqual([
      { start: '2023-01-01', end: '2023-03-31' },
      { start: '2023-04-01', end: '2023-06-30' },
      { start: '2023-07-01', end: '2023-09-30' },
      { start: '2023-10-01', end: '2023-12-31' },
    ]);
  });

  it('[MARKET-7] finds quarters of 12, 12, 12 and 16 weeks', () => {
    const [year] = fiscalCalendar([
      fact('2023-09-04/2024-09-01'),
      fact('2023-09-04/2023-11-26', { form: '10-Q' }),
      fact('2023-09-04/2024-02-18', { form: '10-Q' }),
      fact('2023-09-04/2024-05-12', { form: '10-Q' }),
    ]);
    expect(year?.quarters.map((quarter) => quarter?.end)).toEqual([
      '2023-11-26',
      '2024-02-18',
      '2024-05-12',
      '2024-09-01',
    ]);
  });

  it('[MARKET-7] finds quarters of 16, 12, 12 and 12 weeks', () => {
    const [year] = fiscalCalendar([
      fact('2023-01-29/2024-01-27'),
      fact('2023-01-29/2023-05-20', { form: '10-Q' }),
      fact('2023-01-29/2023-08-12', { form: '10-Q' }),
      fact('2023-01-29/2023-11-04', { form: '10-Q' }),
    ]);
    expect(year?.quarters.map((quarter) => quarter?.end)).toEqual([
      '2023-05-20',
      '2023-08-12',
      '2023-11-04',
      '2024-01-27',
    ]);
  });

  it('[MARKET-7] keeps a quarter unknown that no span shows', () => {
    const [year] = fiscalCalendar([
      fact('2023-01-01/2023-12-31'),
      fact('2023-01-01/2023-09-30', { form: '10-Q' }),
      fact('2023-07-01/2023-09-30', { form: '10-Q' }),
    ]);
    expect(year?.quarters).toEqual([
      null,
      null,
      { start: '2023-07-01', end: '2023-09-30' },
      { start: '2023-10-01', end: '2023-12-31' },
    ]);
  });

  it('[MARKET-7] shows the year under way without an end', () => {
    const years = fiscalCalendar([
      fact('2023-01-01/2023-12-31'),
      fact('2024-01-01/2024-03-31', { form: '10-Q' }),
    ]);
    expect(years.at(-1)).toEqual({
      fiscalYear: 2024,
      start: '2024-01-01',
      end: null,
      quarters: [{ start: '2024-01-01', end: '2024-03-31' }, null, null, null],
    });
  });

  it('[MARKET-8] takes the company’s own number of a year, and counts its neighbors from it', () => {
    expect(
      summary([
        fact('2022-01-30/2023-01-28', { filingYear: 2023 }),
        fact('2023-01-29/2024-02-03', { filingYear: 2023 }),
      ]),
    ).toEqual(['2022 2022-01-30 2023-01-28', '2023 2023-01-29 2024-02-03']);
  });

  it('[MARKET-8] keeps the number that the first report on a year gives', () => {
    const original = fact('2023-01-01/2023-12-31', { filed: '2024-02-01', filingYear: 2023 });
    const amended = fact('2023-01-01/2023-12-31', { filed: '2024-06-01', form: '10-K/A', filingYear: 2024 });
    expect(summary([original, amended])).toEqual(summary([amended, original]));
    expect(summary([original, amended])).toEqual(['2023 2023-01-01 2023-12-31']);
  });

  it('[MARKET-8] falls back to the calendar year, with the first days of January in the year before', () => {
    expect(summary([fact('2022-01-02/2022-12-31'), fact('2023-01-01/2023-12-30')])).toEqual([
      '2022 2022-01-02 2022-12-31',
      '2023 2023-01-01 2023-12-30',
    ]);
    expect(summary([fact('2019-12-29/2021-01-02', { filingYear: 1999 })])).toEqual([
      '2020 2019-12-29 2021-01-02',
    ]);
  });

  it('[MARKET-9] keeps the year that the reports show when comparatives overlap it', () => {
    const years = summary([
      fact('2013-07-01/2014-06-30', { filed: '2014-08-20' }),
      fact('2013-07-01/2014-06-30', { filed: '2015-02-20', form: '10-KT' }),
      fact('2014-07-01/2014-12-31', { filed: '2015-02-20', form: '10-KT' }),
      fact('2014-01-01/2014-12-31', { filed: '2016-02-20' }),
      fact('2015-01-01/2015-12-31', { filed: '2016-02-20' }),
    ]);
    expect(years).toEqual(['2014 2013-07-01 2014-06-30', '2015 2015-01-01 2015-12-31']);
  });

  it('[MARKET-9] starts the year under way after a transition report', () => {
    const years = fiscalCalendar([
      fact('2013-07-01/2014-06-30'),
      fact('2014-07-01/2014-12-31', { form: '10-KT' }),
      fact('2015-01-01/2015-03-31', { form: '10-Q' }),
    ]);
    expect(years.at(-1)).toMatchObject({ start: '2015-01-01', end: null });
  });
});
