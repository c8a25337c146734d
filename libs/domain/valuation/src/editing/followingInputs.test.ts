import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { exampleBankModel } from '../testing/exampleBank.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { exampleModel, fundamentalsOf } from '../testing/exampleModel.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { setAssumption } from './editAssumptions.js';
import { followingInputs } from './followingInputs.js';
import { followInputs } from './followInputs.js';

const models = {
  'free cash flow 1': exampleModel(),
  'free cash flow': exampleCompanyModel(),
  'free cash flow without a price': exampleCompanyModel({ quote: null }),
  bank: exampleBankModel(),
  landlord: exampleLandlordModel(),
};
const following = (body: ValuationModelBody) => followingInputs(valuationOf(body));

/** Those that the model does not use with its choices. */
function idleInputs(body: ValuationModelBody): readonly string[] {
  const inputs = modelInputs(body);
  return valuationOf(body).method.derivedDefaults.flatMap(({ input, isInUse }) =>
    isInUse && !isInUse(inputs) ? [input] : [],
  );
}

/** The inputs that one edit moves beside its own. */
function moved(body: ValuationModelBody, { id, input, value }: AssumptionRow): readonly string[] {
  const edited = typeof value === 'number' ? setAssumption(body, id, value * 1.01 + 0.001) : body;
  const before = new Map(body.assumptions.map((row) => [row.id, row.value]));
  return followInputs(body, edited, fundamentalsOf({ body }))
    .assumptions.filter((row) => row.input !== input && row.value !== before.get(row.id))
    .map((row) => row.input);
}

describe('followingInputs', () => {
  it.each(Object.entries(models))(
    '[VALUATION-392] names every input that an edit of another moves: %s',
    (_, { body }) => {
      const named = new Set([...following(body), ...idleInputs(body)]);
      const movedByAny = new Set(body.assumptions.flatMap((row) => moved(body, row)));
      expect([...movedByAny].filter((input) => !named.has(input))).toEqual([]);
    },
  );

  it('[VALUATION-392] names those that follow other inputs, and none that the analyst set', () => {
    const { body } = exampleCompanyModel();
    expect(following(body)).toEqual(
      expect.arrayContaining(['terminal_growth', 'revenue_growth', 'debt_weight']),
    );
    expect(following(body)).not.toContain('operating_margin');
    expect(following(setAssumption(body, 'terminal_growth', 0.01))).not.toContain('terminal_growth');
    expect(following(exampleLandlordModel().body)).toEqual([]);
  });

  it('[VALUATION-392] names the rate only where it is in use', () => {
    const { body } = exampleCompanyModel();
    expect(following(body)).not.toContain('given_wacc');
    expect(following(setAssumption(body, 'wacc_method', 'given'))).toContain('given_wacc');
  });
});
