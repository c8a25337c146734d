import type { AssumptionRow } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { excessReturn2 } from '../method/excess-return-2/excessReturn2.js';
import { freeCashFlow1 } from '../method/free-cash-flow-1/freeCashFlow1.js';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { editedValuation } from '../testing/storyFrame.js';
import { plausibilityHint } from './plausibilityHint.js';

const hintAfter = (
  id: string,
  value: number,
  locale = 'en-US',
  valuation = editedValuation({ [id]: value }),
) =>
  plausibilityHint(valuation.rows.get(id) as AssumptionRow, {
    valuation,
    scale: 'millions',
    format: formattingIn(locale).format,
  });

describe('plausibilityHint', () => {
  it('[VALUATION-SCREENS-26] says what a growth far from the usual would mean, in the locale of the screen', () => {
    const told =
      /^Revenue would be 10\.0× the prior year’s\. Outside the usual −20% to 40% and what the filings show, 13\.0%\. Is this intended\?$/u;
    expect(hintAfter('revenue_growth@2027-12-31', 9)).toMatch(told);
    expect(hintAfter('revenue_growth@2027-12-31', 9, 'de-DE')).toContain('10,0×');
  });

  it.each([
    ['revenue_growth@2026-12-31', 0.4],
    ['revenue_growth@2026-12-31', -0.2],
    ['beta', 3],
    ['terminal_growth', 0.05],
    ['cash', 6.12e9],
    ['given_wacc', 0.5],
    ['debt_weight', 0.9],
    ['debt', 0],
  ])(
    '[VALUATION-SCREENS-26] says nothing of %s = %d, which is usual or checked by the model',
    (id, value) => {
      expect(hintAfter(id, value)).toBeNull();
    },
  );

  it.each([
    ['revenue_growth@2026-12-31', 0.401],
    ['operating_margin@2028-12-31', 0.95],
    ['tax_rate@2027-12-31', 0.9],
    ['beta', 6],
    ['terminal_growth', -0.2],
    ['exit_multiple', 400],
  ])('[VALUATION-SCREENS-26] asks whether %s = %d is intended', (id, value) => {
    expect(hintAfter(id, value)).toMatch(/Outside the usual .+ Is this intended\?$/u);
  });

  it('[VALUATION-SCREENS-26] takes amounts in another unit for what they probably are', () => {
    expect(hintAfter('cash', 6.12e14)).toBe(
      '1,000,000× the default 612\u00a0m\u00a0USD. This field takes USD m. Is this intended?',
    );
    expect(hintAfter('shares_outstanding', 128)).toBe(
      'Less than a tenth of the default 128.4\u00a0m. This field takes millions of shares. Is this intended?',
    );
  });

  it('[VALUATION-SCREENS-26] finds usual what the company itself has filed', () => {
    const fundamentals = exampleFundamentals();
    const [first] = fundamentals.annual;
    const revenue = first?.figures.revenue;
    if (!first || !revenue) throw new Error('The example has no first year.');
    const tripled = {
      ...fundamentals,
      annual: [
        { ...first, figures: { ...first.figures, revenue: { ...revenue, value: revenue.value / 3 } } },
        ...fundamentals.annual.slice(1),
      ],
    };
    const valuation = editedValuation(
      { 'revenue_growth@2026-12-31': 2 },
      exampleDocument({ fundamentals: tripled }),
    );
    expect(hintAfter('revenue_growth@2026-12-31', 2, 'en-US', valuation)).toBeNull();
    expect(hintAfter('revenue_growth@2026-12-31', 2)).not.toBeNull();
  });

  it('[VALUATION-SCREENS-26] says nothing of what the product proposed', () => {
    const valuation = exampleValuation();
    for (const row of valuation.rows.values())
      expect(
        plausibilityHint(
          { ...row, value: 99 },
          { valuation, scale: 'millions', format: formattingIn('en-US').format },
        ),
      ).toBeNull();
  });

  it.each([
    ['free cash flow', freeCashFlow1],
    ['excess return', excessReturn2],
  ])('[VALUATION-SCREENS-26] knows the usual of every rate and multiple that has a field, %s', (_, view) => {
    const { forecastRows, assumptionGroups, plausibleRanges, checkedByModel } = view;
    const fields = [
      ...forecastRows.filter(({ role }) => role === 'driver').map(({ name }) => name),
      ...assumptionGroups.flatMap(({ fields: inGroup }) =>
        inGroup.flatMap((field) =>
          field.control === 'figure' && field.kind !== 'amount' && field.kind !== 'count'
            ? [field.input]
            : [],
        ),
      ),
    ];
    expect([...plausibleRanges.keys(), ...checkedByModel].toSorted()).toEqual(fields.toSorted());
  });
});
