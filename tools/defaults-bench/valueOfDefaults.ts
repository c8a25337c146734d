import { writeReason } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import {
  defaultsOfCompany,
  companyScenarios,
  evaluateCompany,
  evaluateValuation,
  impliedMatureMargin,
  newValuationBody,
  otherMethods,
  type MarketParameters,
  type OtherMethod,
} from '@finance-analyst/valuation';
import type { BenchCompany } from './benchCompanies.ts';

/** A company's row of the table: its cells, and what may not happen by default. */
export interface DefaultsRow {
  readonly cells: readonly string[];
  readonly remarks: readonly string[];
  readonly faults: readonly string[];
}

export const headings = [
  'company',
  'base',
  'cautious',
  'value',
  'optimistic',
  'price',
  'TV share',
  'RONIC',
  'EV/EBITDA',
  'P/E',
  'growth',
  'margin',
  'sales/capital',
  'reinvested',
  'ROIC',
  'WACC',
  'to equity',
  'dividends',
  'residual',
  'power',
] as const;

const highestRonic = 0.4;
const roundingOfRates = 1e-9;

const rate = (value: number): string => (Number.isFinite(value) ? `${(value * 100).toFixed(1)}%` : '–');
const amount = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** A company valued by its defaults; faults are what a going concern's default may never be. */
export function valueOfDefaults(company: BenchCompany, parameters: MarketParameters): DefaultsRow {
  const { name, fundamentals, quote } = company;
  const defaults = defaultsOfCompany({ fundamentals, parameters, quote });
  const price = quote ? amount(quote.price) : '–';
  const title = name.slice(0, 28);
  if (!defaults.ok) return { cells: [title], remarks: [defaults.reason], faults: [] };
  const { base, years, questions } = defaults.value;
  const remarks = questions.map(({ text }) => writeReason(text));
  if (questions.some(({ isNeeded }) => isNeeded)) {
    const implied = quote ? impliedMatureMargin(defaults.value, quote.price) : null;
    const answer = implied
      ? implied.ok
        ? `The price of ${price} implies a margin of ${rate(implied.value)} in ${years} years.`
        : implied.reason
      : 'No price to ask.';
    return { cells: [title, base.label, '–', '–', '–', price], remarks: [...remarks, answer], faults: [] };
  }
  const evaluated = evaluateCompany(defaults.value);
  if (!evaluated.ok) return { cells: [title, base.label], remarks, faults: [evaluated.reason] };
  const evaluator = evaluated.value;
  const scenarios = companyScenarios(defaults.value);
  if (!scenarios.ok) remarks.push(`No scenarios: ${scenarios.reason}`);
  const valueIn = (scenario: string): number => {
    const found = scenarios.ok ? scenarios.value.find((each) => each.name === scenario) : undefined;
    const changed = found && evaluateCompany(defaults.value, found.changes);
    return changed?.ok ? changed.value.number('value_per_share') : Number.NaN;
  };
  const tripped = evaluator.checks().filter(({ passed }) => !passed);
  for (const { id: check, severity } of tripped) remarks.push(`${severity}: ${check}`);
  const others = valuesByOtherMethods(company, parameters);
  for (const { method, answer } of others) if (!answer.ok) remarks.push(`${method}: ${answer.reason}`);
  const reinvestedIn = (year: number): number =>
    evaluator.number('reinvestment', year) / evaluator.number('nopat', year);
  return {
    cells: [
      title,
      base.label,
      amount(valueIn('cautious')),
      amount(evaluator.number('value_per_share')),
      amount(valueIn('optimistic')),
      price,
      rate(evaluator.number('terminal_share')),
      rate(evaluator.number('implied_ronic')),
      amount(evaluator.number('implied_ebitda_multiple')),
      amount(evaluator.number('implied_price_earnings')),
      `${rate(evaluator.number('revenue_growth', 1))} to ${rate(evaluator.number('revenue_growth', years))}`,
      `${rate(evaluator.number('operating_margin', 1))} to ${rate(evaluator.number('operating_margin', years))}`,
      `${amount(evaluator.number('sales_to_capital', 1))} to ${amount(evaluator.number('sales_to_capital', years))}`,
      `${rate(reinvestedIn(1))} to ${rate(reinvestedIn(years))}`,
      rate(evaluator.number('roic', years)),
      rate(evaluator.number('wacc')),
      ...others.map(({ answer }) => (answer.ok ? amount(answer.value.middle) : '–')),
    ],
    remarks,
    faults: faultsOf(evaluator),
  };
}

/** Values per share by the methods beside free cash flow to the firm, as a new model shows them. */
function valuesByOtherMethods(
  { fundamentals, quote }: BenchCompany,
  parameters: MarketParameters,
): readonly OtherMethod[] {
  const body = newValuationBody({ fundamentals, parameters, quote });
  const evaluated = body.ok ? evaluateValuation(body.value, fundamentals) : undefined;
  return evaluated?.ok ? otherMethods(evaluated.valuation) : [];
}

function faultsOf(evaluator: Evaluator): readonly string[] {
  const value = evaluator.read('value_per_share');
  const ronic = evaluator.read('implied_ronic');
  const wacc = evaluator.number('wacc');
  return [
    value.ok ? null : `no value: ${value.reason}`,
    value.ok && value.value < 0 ? 'a going concern has a negative value' : null,
    ronic.ok && ronic.value < wacc - roundingOfRates
      ? 'the implied return on new capital is below its cost'
      : null,
    ronic.ok && ronic.value > highestRonic ? 'the implied return on new capital is above 40%' : null,
  ].filter((fault) => fault !== null);
}
