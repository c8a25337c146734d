import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

const year = '2023-01-01/2023-12-31';
const before = '2022-01-01/2022-12-31';
const first = '2024-02-01';
const second = '2025-02-01';

const figuresOf = (tags: Readonly<Record<string, readonly unknown[]>>, label = 'FY2023') =>
  periodOf(normalised(dollarDocument(tags)), label).figures;

describe('one item under several tags', () => {
  it('[MARKET-6] takes the newest filing, whatever the tag, and keeps what it was restated from', () => {
    const { revenue } = figuresOf({
      Revenues: [spanRow(year, 100, first)],
      SalesRevenueNet: [spanRow(year, 90, second)],
    });
    expect(revenue).toMatchObject({
      value: 90,
      source: { tag: 'SalesRevenueNet', filed: second },
      restatedFrom: [{ value: 100, source: { tag: 'Revenues', filed: first } }],
    });
  });

  it('[MARKET-6] takes the first tag of a filing that gives several', () => {
    const { revenue } = figuresOf({
      Revenues: [spanRow(year, 100, first)],
      SalesRevenueNet: [spanRow(year, 100, first)],
    });
    expect(revenue).toMatchObject({ value: 100, source: { tag: 'Revenues' }, restatedFrom: [] });
  });

  it('[MARKET-6] does not take a part for the item that filings give beside it', () => {
    const tags = {
      Revenues: [spanRow(before, 80, first), spanRow(year, 100, first)],
      RevenueFromContractWithCustomerExcludingAssessedTax: [
        spanRow(before, 70, first),
        spanRow(year, 90, second),
        spanRow('2024-01-01/2024-12-31', 95, second),
      ],
    };
    expect(figuresOf(tags).revenue).toMatchObject({ value: 100, source: { tag: 'Revenues' } });
    expect(figuresOf(tags, 'FY2024').revenue?.value).toBe(95);
  });

  it('[MARKET-6] takes profit for net income only of a filer whose filings give no other profit beside it', () => {
    const restated = [spanRow(year, 90, second)];
    const owners = { Revenues: [spanRow(year, 500, first)], NetIncomeLoss: [spanRow(year, 100, first)] };
    expect(figuresOf({ ...owners, ProfitLoss: restated }).netIncome).toMatchObject({
      value: 90,
      restatedFrom: [{ value: 100 }],
    });
    const withMinority = { ...owners, ProfitLoss: [spanRow(year, 104, first), ...restated] };
    expect(figuresOf(withMinority).netIncome).toMatchObject({ value: 100, restatedFrom: [] });
  });

  it('[MARKET-6] reads balance sheet lines in the same way', () => {
    const { deferredRevenueCurrent } = figuresOf({
      Revenues: [spanRow(year, 100, first)],
      ContractWithCustomerLiabilityCurrent: [row('2023-12-31', 5_966, first)],
      DeferredRevenueCurrent: [row('2023-12-31', 7_543, second)],
    });
    expect(deferredRevenueCurrent).toMatchObject({ value: 7_543, restatedFrom: [{ value: 5_966 }] });
  });
});
