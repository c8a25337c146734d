import type { Result } from '@finance-analyst/foundation';
import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { earningsPowerTemplate } from '../earnings-power/earningsPowerTemplate.js';
import { freeCashFlowToEquityTemplate } from '../free-cash-flow-to-equity/freeCashFlowToEquityTemplate.js';
import { residualIncomeTemplate } from '../residual-income/residualIncomeTemplate.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { ValuationTemplate } from '../templates/ValuationTemplate.js';
import { dividendDiscountInputs } from './dividendDiscountInputs.js';
import { earningsPowerInputs } from './earningsPowerInputs.js';
import { freeCashFlowToEquityInputs } from './freeCashFlowToEquityInputs.js';
import { otherMethodBasis, type OtherMethodBasis } from './otherMethodBasis.js';
import {
  otherMethodNames,
  type OtherMethod,
  type OtherMethodAnswer,
  type OtherMethodName,
} from './OtherMethod.js';
import { residualIncomeInputs } from './residualIncomeInputs.js';

interface Recipe {
  readonly template: ValuationTemplate;
  readonly inputs: (basis: OtherMethodBasis) => Result<readonly Assumption[]>;
  /** The input with the rate that discounts. */
  readonly rate: 'given_cost_of_equity' | 'given_wacc';
  /** Whether its value is that of the balance date. */
  readonly isCarried: boolean;
}

const ofEquity = { rate: 'given_cost_of_equity', isCarried: true } as const;
const recipes: Readonly<Record<OtherMethodName, Recipe>> = {
  freeCashFlowToEquity: {
    ...ofEquity,
    template: freeCashFlowToEquityTemplate,
    inputs: freeCashFlowToEquityInputs,
  },
  dividendDiscount: { ...ofEquity, template: dividendDiscountTemplate, inputs: dividendDiscountInputs },
  residualIncome: { ...ofEquity, template: residualIncomeTemplate, inputs: residualIncomeInputs },
  earningsPower: {
    template: earningsPowerTemplate,
    inputs: earningsPowerInputs,
    rate: 'given_wacc',
    isCarried: false,
  },
};

/** What an error of a model means here, where its inputs are not on the screen. */
const errorReasons: ReadonlyMap<string, string> = new Map([
  ['growth_not_below_cost_of_equity', 'Terminal growth is not below the cost of equity.'],
  ['terminal_return_too_low', 'Terminal growth is not below the cost of equity.'],
  ['residual_income_without_limit', 'Residual income would grow at least at the cost of equity.'],
  ['final_income_not_positive', 'Net income of the final year is not above zero.'],
  ['final_earnings_not_positive', 'Earnings of the final year are not above zero.'],
  ['earnings_not_positive', 'Earnings at the margin of the cycle are not above zero.'],
  ['wacc_not_positive', 'The cost of capital is not above zero.'],
  ['equity_not_positive', 'Debt and other claims exceed the value of operations.'],
  ['value_not_positive', 'The expected losses exceed book value.'],
]);

/** How far a range moves the rate in either direction. */
export const otherMethodStep = 0.005;

/**
 * The value by each other method, from the assumptions of a model of free cash flow to the firm and the company's filings;
 * none for a model without a value, or of another method, whose company they do not fit.
 */
export const otherMethods = memoizeByValuation((valuation): readonly OtherMethod[] => {
  const basis = otherMethodBasis(valuation);
  return basis === null
    ? []
    : otherMethodNames.map((method) => ({ method, answer: answerOf(recipes[method], basis) }));
});

function answerOf(
  { template, inputs, rate, isCarried }: Recipe,
  basis: OtherMethodBasis,
): Result<OtherMethodAnswer> {
  const found = inputs(basis);
  if (!found.ok) return found;
  const assumptions = found.value;
  const model = template.model(basis.years);
  const values = Object.fromEntries(assumptions.map(({ input, value }) => [input, value])) as InputValues;
  const created = createEvaluator(model, values);
  if (!created.ok)
    return { ok: false, reason: created.problems.map(({ message }) => `${message}.`).join(' ') };
  const { evaluator } = created;
  const carriedYears = isCarried ? (basis.at('valuation_date') - basis.at('balance_date')) / 365 : 0;
  const start = evaluator.number(rate);
  const at = (change: number): Result<number> => valueAt(evaluator, rate, start + change, carriedYears);
  const [middle, above, below] = [at(0), at(otherMethodStep), at(-otherMethodStep)];
  if (!middle.ok) return middle;
  // A part without a value leaves no range: a narrower one would mislead.
  if (!above.ok) return above;
  if (!below.ok) return below;
  const range = [middle.value, above.value, below.value];
  const [low, high] = [Math.min(...range), Math.max(...range)];
  return {
    ok: true,
    value: { model, evaluator, assumptions, low, middle: middle.value, high, carriedYears },
  };
}

/** The value per share at a rate, or why there is none: what the checks of the model call an error. */
function valueAt(of: Evaluator, rate: Recipe['rate'], at: number, carriedYears: number): Result<number> {
  const evaluator = of.fork();
  evaluator.set(rate, at);
  const value = evaluator.read('value_per_share');
  const error = evaluator.checks().find(({ passed, severity }) => !passed && severity === 'error');
  if (error && error.couldNotRun !== true)
    return { ok: false, reason: errorReasons.get(error.id) ?? error.message };
  return value.ok ? { ok: true, value: value.value * (1 + at) ** carriedYears } : value;
}
