import type { Reason, Result } from '@finance-analyst/foundation';
import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { earningsPowerTemplate } from '../earnings-power/earningsPowerTemplate.js';
import { freeCashFlowToEquityTemplate } from '../free-cash-flow-to-equity/freeCashFlowToEquityTemplate.js';
import { residualIncomeTemplate } from '../residual-income/residualIncomeTemplate.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { reasonOfStep } from '../saved-model/reasonOfStep.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { ValuationTemplate } from '../templates/ValuationTemplate.js';
import { dividendDiscountInputs } from './dividendDiscountInputs.js';
import { earningsPowerInputs } from './earningsPowerInputs.js';
import { freeCashFlowToEquityInputs } from './freeCashFlowToEquityInputs.js';
import { levelCash } from './levelCash.js';
import { otherMethodBasis, type OtherMethodBasis } from './otherMethodBasis.js';
import {
  otherMethodNames,
  type CarriedForward,
  type OtherMethod,
  type OtherMethodAnswer,
  type OtherMethodName,
  type OtherMethodValue,
  type RateOfMethod,
} from './OtherMethod.js';
import { residualIncomeInputs } from './residualIncomeInputs.js';
import { yearsToValuation } from './yearsToValuation.js';

interface Recipe {
  readonly template: ValuationTemplate;
  /** At a rate: that of the model, or one beside it. */
  readonly inputs: (basis: OtherMethodBasis, rate: RateOfMethod) => Result<readonly Assumption[]>;
  /** The line of the model with the rate that discounts. */
  readonly rate: 'cost_of_equity' | 'wacc';
  readonly carried: Omit<CarriedForward, 'years' | keyof Early>;
  /** How much earlier than at the ends of whole years its cash arrives in the model, in years, at a rate. */
  readonly early: (basis: OtherMethodBasis, rate: number) => Early;
  /** What the errors of its model mean where its inputs are not on the screen, by check. */
  readonly reasons: Readonly<Record<string, string>>;
}

type Early = Pick<CarriedForward, 'yearsEarlier' | 'levelCash'>;

/** Of a method that counts in whole years from the balance date. */
const halfYearEarlier = ({ isMidYear }: OtherMethodBasis): Early => ({ yearsEarlier: isMidYear ? 0.5 : 0 });

/** What makes a perpetuity without growth worth the same as its cash in the periods of the model, of which the first can be short. */
function earlierInPerpetuity(basis: OtherMethodBasis, rate: number): Early {
  const level = levelCash(basis, rate);
  return {
    yearsEarlier: Math.log(rate * level) / Math.log1p(rate) - yearsToValuation(basis),
    levelCash: level,
  };
}

const growthReason = 'Terminal growth is not below the cost of equity.';

/** The recipe of each method; a test compares the reasons with the errors of the templates. */
export const otherMethodRecipes: Readonly<Record<OtherMethodName, Recipe>> = {
  freeCashFlowToEquity: {
    template: freeCashFlowToEquityTemplate,
    inputs: freeCashFlowToEquityInputs,
    rate: 'cost_of_equity',
    carried: {
      line: 'operating_equity_value',
      rate: 'given_cost_of_equity',
      beside: { added: ['cash'], subtracted: [], shares: 'shares_outstanding' },
    },
    early: halfYearEarlier,
    reasons: {
      growth_not_below_cost_of_equity: growthReason,
      terminal_return_too_low: growthReason,
      final_income_not_positive: 'Net income of the final year is not above zero.',
      shares_not_positive: 'The share count of the model is not above zero.',
      equity_not_positive: 'The forecast consumes more cash than it gives shareholders.',
    },
  },
  dividendDiscount: {
    template: dividendDiscountTemplate,
    inputs: dividendDiscountInputs,
    rate: 'cost_of_equity',
    carried: { line: 'value_per_share', rate: 'given_cost_of_equity' },
    early: halfYearEarlier,
    reasons: {
      growth_not_below_cost_of_equity: growthReason,
      half_life_not_positive: growthReason,
      final_earnings_not_positive: 'Earnings of the final year are not above zero.',
      value_not_positive: 'There are no dividends to discount.',
    },
  },
  residualIncome: {
    template: residualIncomeTemplate,
    inputs: residualIncomeInputs,
    rate: 'cost_of_equity',
    carried: { line: 'value_per_share', rate: 'given_cost_of_equity' },
    early: () => ({ yearsEarlier: 0 }),
    reasons: {
      persistence_out_of_range: 'Residual income would not fade.',
      residual_income_without_limit: 'Residual income would grow at least at the cost of equity.',
      book_value_not_positive: 'Book value is not above zero.',
      value_not_positive: 'The expected losses exceed book value.',
    },
  },
  earningsPower: {
    template: earningsPowerTemplate,
    inputs: earningsPowerInputs,
    rate: 'wacc',
    carried: {
      line: 'earnings_power_value',
      rate: 'given_wacc',
      beside: {
        added: ['cash', 'non_operating_assets'],
        subtracted: ['debt', 'minority_interest', 'preferred_equity'],
        shares: 'shares_outstanding',
      },
    },
    early: earlierInPerpetuity,
    reasons: {
      wacc_not_positive: 'The cost of capital is not above zero.',
      earnings_not_positive: 'Earnings at the margin of the cycle are not above zero.',
      shares_not_positive: 'The share count of the model is not above zero.',
      equity_not_positive: 'Debt and other claims exceed the value of operations.',
      return_on_new_capital_missing: 'Growth has no return on new capital.',
    },
  },
};

/** How far a range moves the rate in either direction. */
export const otherMethodStep = 0.005;

/**
 * The value by each other method, from the assumptions of a model of free cash flow to the firm and the company's filings;
 * none for a model without a value or with an error, or of another method, whose company they do not fit.
 */
export const otherMethods = memoizeByValuation((valuation): readonly OtherMethod[] => {
  const basis = otherMethodBasis(valuation);
  return basis === null
    ? []
    : otherMethodNames.map((method) => ({ method, answer: answerOf(otherMethodRecipes[method], basis) }));
});

function answerOf(recipe: Recipe, basis: OtherMethodBasis): Result<OtherMethodAnswer> {
  const rate = basis.at(recipe.rate);
  if (!Number.isFinite(rate)) return { ok: false, reason: `The model has no ${rateNames[recipe.rate]}.` };
  const at = (step: number) => valueAt(recipe, basis, rate, step);
  const [middle, above, below] = [at(0), at(otherMethodStep), at(-otherMethodStep)];
  if (!middle.ok) return middle;
  // A part without a value leaves no range: a narrower one would mislead.
  if (!above.ok) return besideTheRate('higher', above);
  if (!below.ok) return besideTheRate('lower', below);
  const { value, step: _none, ...answer } = middle.value;
  const [low = middle.value, , high = middle.value] = [middle.value, above.value, below.value].toSorted(
    (one, other) => one.value - other.value,
  );
  return {
    ok: true,
    value: {
      ...answer,
      low: low.value,
      middle: value,
      high: high.value,
      at: { low, middle: middle.value, high },
    },
  };
}

const rateLabels = { cost_of_equity: 'Cost of equity', wacc: 'Cost of capital' } as const;
const rateNames = { cost_of_equity: 'cost of equity', wacc: 'cost of capital' } as const;

const besideTheRate = (side: 'higher' | 'lower', missing: { readonly reason: string }) =>
  ({ ok: false, reason: `At a rate half a percentage point ${side}: ${missing.reason}` }) as const;

/** The value of a method, all else equal, with another figure of one of its inputs, and why; NaN where there is none. */
export function otherMethodWith(
  answer: OtherMethodValue,
  input: string,
  value: number,
  reason: Reason,
): OtherMethodValue {
  const { assumptions, carried } = answer;
  const evaluator = answer.evaluator.fork();
  evaluator.set(input, value);
  return {
    ...answer,
    evaluator,
    assumptions: assumptions.map((each) =>
      each.input === input ? statedAssumption(input, value, reason) : each,
    ),
    value: failedCheck(evaluator)
      ? Number.NaN
      : carriedForward(evaluator, carried, evaluator.number(carried.rate)),
  };
}

/** The value per share a step from the rate of the model, or why there is none: what the checks of its model call an error. */
function valueAt(
  { template, inputs, rate: line, carried, early, reasons }: Recipe,
  basis: OtherMethodBasis,
  own: number,
  step: number,
): Result<OtherMethodValue> {
  const rate = own + step;
  const stepped = { label: rateLabels[line], own, by: step, isRate: true, isOfGrid: true };
  const found = inputs(basis, { value: rate, reason: reasonOfStep(stepped) });
  if (!found.ok) return found;
  const assumptions = found.value;
  const model = template.model(basis.years);
  const values = Object.fromEntries(assumptions.map(({ input, value }) => [input, value])) as InputValues;
  const created = createEvaluator(model, values);
  if (!created.ok) return { ok: false, reason: 'The model lacks a figure that this method needs.' };
  const { evaluator } = created;
  const error = failedCheck(evaluator);
  if (error) return { ok: false, reason: reasons[error.id] ?? error.message };
  const perShare = evaluator.read('value_per_share');
  if (!perShare.ok) return perShare;
  const forward: CarriedForward = {
    ...carried,
    years: yearsToValuation(basis),
    ...early(basis, rate),
  };
  const value = carriedForward(evaluator, forward, rate);
  if (!Number.isFinite(value)) return { ok: false, reason: 'The value is too large to compute.' };
  return { ok: true, value: { model, evaluator, assumptions, carried: forward, step, value } };
}

const failedCheck = (evaluator: Evaluator) =>
  evaluator
    .checks()
    .find(({ passed, severity, couldNotRun }) => !passed && severity === 'error' && couldNotRun !== true);

function carriedForward(
  evaluator: Evaluator,
  { line, years, yearsEarlier, beside }: CarriedForward,
  rate: number,
): number {
  const carried = evaluator.number(line) * (1 + rate) ** (years + yearsEarlier);
  if (!beside) return carried;
  const total = (lines: readonly string[]) => lines.reduce((sum, each) => sum + evaluator.number(each), 0);
  return (carried + total(beside.added) - total(beside.subtracted)) / evaluator.number(beside.shares);
}
