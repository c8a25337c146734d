import { writeReason } from '@finance-analyst/foundation';
import { describe, expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { openQuestions } from '../questions/openQuestions.js';
import { scenariosOf } from '../scenarios/scenariosOf.js';
import { bankYear, exampleBank, exampleBankModel } from '../testing/exampleBank.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { fundamentalsOf } from '../testing/exampleModel.js';

const { body } = exampleBankModel();

/** The bank whose returns on opening equity are these, oldest first. */
const bankWith = (returns: readonly number[]) =>
  exampleBank({
    annual: Array.from({ length: returns.length + 1 }, (_, index) => {
      const year = 2025 - returns.length + index;
      const opening = (bankYear(year - 1).figures.shareholdersEquity?.value ?? 0) as number;
      return bankYear(year, { netIncome: opening * (returns[index - 1] ?? 0.1) });
    }),
  });

describe('the scenarios of a bank', () => {
  it('[VALUATION-336] move its return on equity by the quartiles of its own years', () => {
    // Ten returns from 8.4% to 12% in equal steps: median 10.2%, quartiles 9.3% and 11.1%.
    const path = (of: typeof body) =>
      of.assumptions.filter(({ input }) => input === 'return_on_equity').map(({ value }) => value as number);
    expect(body.scenarios.map(({ id }) => id)).toEqual(['cautious', 'optimistic']);
    for (const [index, gap] of [-0.009, 0.009].entries())
      expect(body.scenarios[index]?.rows.map(({ value }) => value)).toEqual(
        path(body).map((value, year): unknown => expect.closeTo(value + (gap * (year + 1)) / 5, 12)),
      );
    const values = scenariosOf(valuationOf(body)).map(({ valuePerShare }) =>
      valuePerShare.ok ? valuePerShare.value : Number.NaN,
    );
    expect(values).toHaveLength(3);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });

  it('[VALUATION-336] follow an edit of the return, and need four returns', () => {
    const last = body.assumptions.findLast(({ input }) => input === 'return_on_equity')?.id ?? '';
    const edited = followInputs(body, setAssumption(body, last, 0.15), fundamentalsOf({ body }));
    expect(edited.scenarios[0]?.rows.at(-1)?.value).toBeCloseTo(0.15 - 0.009, 12);
    const few = exampleBankModel({ fundamentals: bankWith([0.1, 0.11, 0.09]) });
    expect(few.body.scenarios).toEqual([]);
  });
});

describe('the open questions of a bank', () => {
  const rich = exampleBankModel({ fundamentals: bankWith([0.4, 0.42, 0.44, 0.46]) }).body;

  it('[VALUATION-337] name defaults outside their usual range, and go with the answer', () => {
    expect(openQuestions(valuationOf(body))).toEqual([]);
    const asked = openQuestions(valuationOf(rich));
    expect(asked.map(({ input, isNeeded }) => [input, isNeeded])).toContainEqual(['return_on_equity', false]);
    expect(writeReason(asked[0]?.text ?? '')).toMatch(
      /^The return on equity is 44\.0% by default, outside the usual −10% to 30%\. Enter what you expect\.$/u,
    );
    const id = rich.assumptions.find(({ input }) => input === 'return_on_equity')?.id ?? '';
    const answered = setAssumption(rich, id, 0.2);
    expect(openQuestions(valuationOf(answered)).map(({ input }) => input)).not.toContain('return_on_equity');
  });

  it('[VALUATION-337] ask of thin capital', () => {
    const annual = bankWith([0.1, 0.11, 0.1, 0.09]).annual.map(({ fiscalYear }) =>
      bankYear(fiscalYear, { totalAssets: 1e6 }),
    );
    const thin = exampleBankModel({ fundamentals: exampleBank({ annual }) }).body;
    expect(openQuestions(valuationOf(thin)).map(({ input }) => input)).toContain('capital_ratio');
  });
});
