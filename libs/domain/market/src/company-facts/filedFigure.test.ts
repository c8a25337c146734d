import { describe, expect, it } from 'vitest';
import type { FiledFact } from './FiledFact.js';
import { filedFigure } from './filedFigure.js';

const filing = (filed: string, value: number): FiledFact => ({
  start: null,
  end: '2023-12-31',
  value,
  source: { taxonomy: 'us-gaap', tag: 'Assets', accession: filed, form: '10-K', filed, unit: 'USD' },
  filingYear: null,
});

describe('filedFigure', () => {
  it('[MARKET-10] is the latest filed, with differing earlier values oldest first', () => {
    const figure = filedFigure([
      filing('2020-02-01', 10),
      filing('2021-02-01', 12),
      filing('2022-02-01', 11),
    ]);
    expect(figure).toMatchObject({ value: 11, source: { filed: '2022-02-01' }, valueSince: '2022-02-01' });
    expect(figure?.restatedFrom.map(({ value, source }) => `${value} ${source.filed}`)).toEqual([
      '10 2020-02-01',
      '12 2021-02-01',
    ]);
  });

  it('[MARKET-10] does not take a value given again as a restatement', () => {
    expect(filedFigure([filing('2020-02-01', 10), filing('2021-02-01', 10)])).toMatchObject({
      value: 10,
      source: { filed: '2021-02-01' },
      valueSince: '2020-02-01',
      restatedFrom: [],
    });
  });

  it('[MARKET-10] does not take a coarser rounding as a restatement', () => {
    const figure = filedFigure([filing('2019-02-01', 21_461_268_000), filing('2020-02-01', 21_461_000_000)]);
    expect(figure).toMatchObject({ value: 21_461_000_000, restatedFrom: [] });
  });

  it('[MARKET-10] takes a difference beyond rounding as a restatement', () => {
    const figure = filedFigure([filing('2019-02-01', 21_461_268_000), filing('2020-02-01', 21_462_000_000)]);
    expect(figure?.restatedFrom).toHaveLength(1);
  });

  it('[MARKET-10] takes small values and values per share as exact', () => {
    expect(filedFigure([filing('2019-02-01', 104), filing('2020-02-01', 100)])?.restatedFrom).toHaveLength(1);
    expect(filedFigure([filing('2019-02-01', 6.29), filing('2020-02-01', 6.31)])?.restatedFrom).toHaveLength(
      1,
    );
  });

  it('[MARKET-3] is missing when nothing is filed', () => {
    expect(filedFigure([])).toBeUndefined();
  });
});
