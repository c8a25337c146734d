import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { headlineOf } from '../headline/headlineOf.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { exampleModels } from '../testing/exampleModels.js';
import { withImplied } from './withImplied.js';

const landlord = exampleLandlordModel().body;
const byNetAssets = setAssumption(
  setAssumption(landlord, 'value_by', 'net_asset_value'),
  'net_operating_income',
  2e8,
);

it.each(
  [...exampleModels, ['landlord by net assets', byNetAssets] as const].filter(
    ([, body]) => body.priceSnapshot,
  ),
)('[VALUATION-417] gives a model of %s whose value is the price that implies its input', (_name, body) => {
  const valuation = valuationOf(body);
  const { impliedGrowth } = headlineOf(valuation);
  if (!impliedGrowth.ok) throw new Error(impliedGrowth.reason);
  const { evaluator, rows } = withImplied(valuation, impliedGrowth.value);
  expect(evaluator.number('value_per_share')).toBeCloseTo(body.priceSnapshot?.price ?? Number.NaN, 6);
  expect([...rows.values()].some(({ reason }) => reason === 'Implied by the price.')).toBe(true);
});
