import { number, percent, reason, type Reason } from '@finance-analyst/foundation';
import { netClaims } from '../comparables/netClaims.js';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { isWritable } from '../derived-defaults/isComputed.js';
import { ffoGrowthQuestion } from './ffoGrowth.js';
import { fundsFromOperationsOf } from './fundsFromOperations.js';

const numberOf = ({ inputs }: Pick<DerivationBasis, 'inputs'>, input: string): number => {
  const value = inputs[input];
  return typeof value === 'number' ? value : 0;
};

/** What the market pays for all shares; null without a price in the model's currency. */
function marketValue(derivation: DerivationBasis): number | null {
  const { price, fundamentals } = derivation;
  const shares = numberOf(derivation, 'shares_outstanding') + numberOf(derivation, 'dilutive_shares');
  const value = price && price.currency === fundamentals.currency && shares > 0 ? price.price * shares : null;
  return value !== null && Number.isFinite(value) ? value : null;
}

/** Why the property company has no value by free cash flow, and so has one by what is asked. */
const why = ({ fundamentals: { name } }: DerivationBasis): string =>
  `${name} is a property company: its value depends on rents and property prices, which free cash flow does not capture`;

/** What the analyst has to decide of a property company: the multiple or the capitalization rate, whichever it is valued by. */
export function fundsFromOperationsQuestions(derivation: DerivationBasis): readonly OpenQuestion[] {
  const { inputs, fundamentals, isOverridden, base } = derivation;
  const byMultiple = inputs['value_by'] === 'multiple';
  const input = byMultiple ? 'ffo_multiple' : 'cap_rate';
  const growth = isOverridden('ffo_growth') ? null : ffoGrowthQuestion(fundamentals);
  const missing = fundsFromOperationsOf(base)?.missing ?? [];
  const income = numberOf(derivation, 'net_operating_income');
  return [
    ...(numberOf(derivation, input) > 0
      ? []
      : [
          {
            input,
            isNeeded: true,
            text: byMultiple
              ? reason`${why(derivation)}. Add peers to use their median P/FFO, or enter a P/FFO.${paidFor(derivation)}`
              : reason`${why(derivation)}. Enter the capitalization rate at which similar properties sell.${soldFor(derivation)}`,
          },
        ]),
    ...(byMultiple || income > 0
      ? []
      : [
          {
            input: 'net_operating_income',
            isNeeded: true,
            text: reason`Net asset value needs the net operating income of the properties, which the filings do not report. Enter it.`,
          },
        ]),
    ...(growth ? [growth] : []),
    ...(missing.length > 0 && !isOverridden('base_net_income')
      ? [
          {
            input: 'base_property_gains',
            isNeeded: false,
            text: reason`FFO of ${base.label} counts ${missing.join(' and ')} as zero: the filings report none under the tags checked. Enter the amounts in the company’s own FFO reconciliation.`,
          },
        ].filter((question) => !isOverridden(question.input))
      : []),
  ];
}

/** A sentence, or nothing where its figure is beyond all numbers. */
const sentence = (text: Reason): Reason => (isWritable(text) ? text : '');

/** The multiple of FFO that the price implies, as a sentence; nothing where there is none. */
function paidFor(derivation: DerivationBasis): Reason {
  const paid = marketValue(derivation);
  const ffo =
    numberOf(derivation, 'base_net_income') +
    numberOf(derivation, 'base_depreciation') -
    numberOf(derivation, 'base_property_gains') +
    numberOf(derivation, 'base_property_impairment');
  return paid !== null && ffo > 0 ? sentence(reason` The price implies ${number(paid / ffo, 1)}× FFO.`) : '';
}

/** The capitalization rate that the price implies, as a sentence; nothing where there is none. */
function soldFor(derivation: DerivationBasis): Reason {
  const paid = marketValue(derivation);
  const amount = (input: string): number => numberOf(derivation, input);
  const income = amount('net_operating_income');
  const properties = (paid ?? 0) + netClaims(amount, amount('pension_claim'));
  return paid !== null && income > 0 && properties > 0
    ? sentence(reason` The price implies a capitalization rate of ${percent(income / properties)}.`)
    : '';
}
