import { day, type Reason, reason } from '@finance-analyst/foundation';
import { createEvaluator } from '@finance-analyst/model-engine';
import { assetItems, claimItems, netClaims } from '../comparables/netClaims.js';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { amountsInScale } from './amountsInScale.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';
import { whyNoPrice } from './whyNoPrice.js';

const roundMultiple = 10;
/** Beyond this the metric is too close to zero to measure value. */
const highestMultiple = 1000;

/** A multiple with its computation, or why there is none. */
type Multiple =
  | {
      readonly ok: true;
      readonly value: number;
      readonly reason: Reason;
      readonly sources: readonly AssumptionSource[];
    }
  | { readonly ok: false; readonly reason: string };

const isUsable = (multiple: number): boolean => multiple > 0 && multiple <= highestMultiple;

/** The company's current multiple if it has a price, else the one implied by the model's own perpetuity. */
export function exitMultiple(basis: DerivationBasis): Assumption {
  const metric = basis.inputs['exit_metric'] === 'ebit' ? 'EBIT' : 'EBITDA';
  const assumption = (value: number, why: Reason, sources?: readonly AssumptionSource[]): Assumption =>
    statedAssumption('exit_multiple', value, why, sources);
  const today = multipleOfToday(basis, metric);
  if (today.ok) return assumption(today.value, today.reason, today.sources);
  const own = multipleOfPerpetuity(basis, metric);
  return own.ok
    ? assumption(own.value, reason`${own.reason}; ${today.reason}`)
    : assumption(
        roundMultiple,
        reason`A round ${roundMultiple}×: ${today.reason}, and ${own.reason}. Set it from comparable companies`,
      );
}

/** Enterprise value at the market price over the base year's metric. */
function multipleOfToday(basis: DerivationBasis, metric: 'EBIT' | 'EBITDA'): Multiple {
  const { base, price, inputs, sourcesOf } = basis;
  const noPrice = whyNoPrice(price, base.currency);
  if (!price || noPrice !== null) return { ok: false, reason: noPrice ?? '' };
  const parts = (['operatingIncome', 'depreciation'] as const)
    .slice(0, metric === 'EBIT' ? 1 : 2)
    .map((line) => sourceOf(base, line));
  const filed = parts.filter((part) => part !== null);
  const earned = filed.reduce((sum, { figure }) => sum + figure.value, 0);
  if (filed.length < parts.length || earned <= 0)
    return { ok: false, reason: `${metric} of ${base.label} is not positive` };
  const marketValue = price.price * numberIn(inputs, 'shares_outstanding');
  // Version 1 has neither associates nor pensions.
  const claims = netClaims((item) => (item === 'associates' ? 0 : numberIn(inputs, item)), 0);
  const value = (marketValue + claims) / earned;
  if (!isUsable(value)) return { ok: false, reason: `the market price implies no usable EV/${metric}` };
  const { write, unit } = amountsInScale(Math.max(marketValue, earned), base.currency);
  const claimsText =
    claims < 0
      ? reason`− ${write(-claims)} net cash after other claims`
      : reason`+ ${write(claims)} net debt and other claims`;
  return {
    ok: true,
    value,
    reason: reason`EV/${metric} today, in ${unit}: (${write(marketValue)} market value at the price of ${day(price.asOf)} ${claimsText}) ÷ ${write(earned)} ${metric} of ${base.label}`,
    sources: [...filed, ...[...claimItems, ...assetItems, 'shares_outstanding'].flatMap(sourcesOf)],
  };
}

/** The multiple whose terminal value has the same present value as the perpetuity. */
function multipleOfPerpetuity({ base, inputs, years }: DerivationBasis, metric: 'EBIT' | 'EBITDA'): Multiple {
  const created = createEvaluator(freeCashFlowToFirmModel(years), {
    ...inputs,
    terminal_method: 'perpetual_growth',
  });
  const number = (name: string): number => (created.ok ? created.evaluator.number(name) : Number.NaN);
  const earned = number('terminal_metric');
  // Mid-year flows in perpetuity are discounted half a year less than a multiple.
  const value = number('terminal_value') * (1 + number('wacc')) ** number('timing_shift');
  if (!isUsable(value / earned) || earned <= 0)
    return { ok: false, reason: 'the model’s own perpetuity implies no usable multiple' };
  const { write, unit } = amountsInScale(value, base.currency);
  return {
    ok: true,
    value: value / earned,
    reason: reason`EV/${metric} implied by the model’s own perpetuity, in ${unit}: ${write(value)} ÷ ${write(earned)} ${metric} of the final year`,
    sources: [],
  };
}
