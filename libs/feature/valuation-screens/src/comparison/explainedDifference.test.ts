import { setAssumption, setAssumptions, setYears, valueOfModel } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { explainedDifference, type ExplainedDifference } from './explainedDifference.js';

const { body } = exampleCompanyDocument();
const known = (explained: ExplainedDifference) => {
  if (!explained.ok) throw new Error(explained.reason);
  return explained;
};
const writtenValue = (of: typeof body): number => {
  const value = valueOfModel(of);
  if (!value.ok) throw new Error(value.reason);
  return Math.round(value.value * 100);
};
const yearsOf = (input: string) => body.assumptions.filter((row) => row.input === input);

describe('What explains a difference', () => {
  const edited = setAssumptions(
    body,
    new Map<string, number | string>([
      ['beta', 1.3],
      ['debt', 9e8],
      ['discounting', 'end_of_year'],
    ]),
  );

  it('[VALUATION-SCREENS-656] has each changed input in the words of its field, the largest effect first', () => {
    const { parts } = known(explainedDifference(body, edited));
    const labels = parts.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Beta', 'Debt']));
    expect(labels.join()).not.toMatch(/_/u);
    const sizes = parts.map(({ amount }) => Math.abs(amount));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('[VALUATION-SCREENS-657] adds up to the difference of the values as they are written', () => {
    const { parts, total } = known(explainedDifference(body, edited));
    const cents = parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(writtenValue(edited) - writtenValue(body));
    expect(Math.round(total * 100)).toBe(cents);
    expect(parts.reduce((sum, { share = 0 }) => sum + Math.round(share * 100), 0)).toBe(100);
  });

  it('[VALUATION-SCREENS-656] names the inputs of the part that has the smaller effects', () => {
    const changes = ['operating_margin', 'revenue_growth'].flatMap((input) =>
      yearsOf(input).map(({ id, value }) => [id, Number(value) + 0.01] as const),
    );
    const scalars = [
      ['beta', 1.3],
      ['debt', 9e8],
      ['cash', 1e8],
      ['terminal_growth', 0.02],
      ['risk_free_rate', 0.05],
      ['shares_outstanding', 1.3e8],
      ['pension_deficit', 5e8],
      ['minority_interest', 2e8],
      ['associates', 3e8],
      ['preferred_equity', 1e8],
    ] as const;
    const now = setAssumptions(setYears(body, body.years + 2), new Map([...changes, ...scalars]));
    const { parts } = known(explainedDifference(body, now));
    expect(parts).toHaveLength(10);
    const group = parts.find(({ label }) => label.endsWith(' others'));
    expect(group?.names.length).toBeGreaterThan(2);
    expect(group?.label).toBe(`${String(group?.names.length)} others`);
  });

  it('[VALUATION-SCREENS-656] has no parts where no change affects the value', () => {
    expect(known(explainedDifference(body, { ...body, notes: [] })).parts).toEqual([]);
  });

  it('[VALUATION-SCREENS-657] writes a small difference with more decimals', () => {
    const nudged = setAssumption(body, 'cash', Number(yearsOf('cash')[0]?.value) + 1e6);
    const { decimals, total, parts } = known(explainedDifference(body, nudged));
    expect([decimals, total]).toEqual([4, parts[0]?.amount]);
    expect(total).toBeGreaterThan(0);
  });

  it('[VALUATION-SCREENS-656] says why it cannot be computed, in the words of the fields', () => {
    const low = setAssumptions(
      body,
      new Map<string, number | string>([
        ['wacc_method', 'given'],
        ['given_wacc', 0.04],
        ['terminal_growth', 0.01],
      ]),
    );
    const high = setAssumptions(
      low,
      new Map([
        ['given_wacc', 0.12],
        ['terminal_growth', 0.05],
      ]),
    );
    expect(explainedDifference(low, high)).toEqual({
      ok: false,
      reason: 'With only Terminal growth changed, there is no value per share.',
    });
    const other = { ...body, template: { ...body.template, id: 'leveraged-buyout' } };
    expect(explainedDifference(body, other)).toMatchObject({
      ok: false,
      reason: 'The two are valued by different methods.',
    });
  });
});
