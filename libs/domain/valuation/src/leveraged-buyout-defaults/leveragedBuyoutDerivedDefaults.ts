import { day, percent, reason } from '@finance-analyst/foundation';
import { acquiredAmortization, workingCapitalShare } from '../company-defaults/capitalDetail.js';
import { multipleToday } from '../company-defaults/companyExitMultiple.js';
import { companyGrowth, startingGrowth } from '../company-defaults/companyGrowth.js';
import { companyMargin, marginPath } from '../company-defaults/companyMargin.js';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { companyTaxRate } from '../company-defaults/companyTaxRate.js';
import { valuationDate } from '../company-defaults/valuationDate.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { derivedFrom } from '../derived-defaults/derivedFrom.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { terminalGrowth } from '../derived-defaults/terminalGrowth.js';
import { debtCapacity } from './debtCapacity.js';
import { leveragedBuyoutBasis } from './leveragedBuyoutBasis.js';

const roundMultiple = 10;
const minimumCashShare = 0.02;

const fromTarget = derivedFrom(leveragedBuyoutBasis);

function marketPrice({ quote, noPrice, fundamentals }: DefaultBasis): Assumption {
  return {
    input: 'market_price',
    value: quote?.price ?? 0,
    reason: quote ? reason`Price of ${day(quote.asOf)}` : `None: ${noPrice}`,
    sources: [],
    external: quote && {
      value: quote.price,
      label: `Price of ${fundamentals.symbol} in ${quote.currency}`,
      source: quote.source,
      asOf: quote.asOf,
    },
  };
}

/** The multiple at today’s market price, so that the default deal gains nothing from a higher one. */
function exitMultipleOfDeal(basis: DefaultBasis, derivation: DerivationBasis): Assumption {
  const today = multipleToday(basis, derivation.inputs);
  return {
    input: 'exit_multiple',
    value: today?.value ?? roundMultiple,
    reason:
      today?.reason ??
      reason`A round ${roundMultiple}×: ${basis.quote ? 'the market price implies no usable EV/EBITDA' : basis.noPrice}. Set it from comparable companies`,
    sources: [],
    external: null,
  };
}

/** The defaults that follow from other inputs, the forecast's length or the price; each after those it depends on. */
export const leveragedBuyoutDerivedDefaults: readonly DerivedDefault[] = [
  { input: 'valuation_date', derive: fromTarget(valuationDate), followsNoInput: true },
  { input: 'market_price', derive: fromTarget(marketPrice), followsNoInput: true },
  {
    input: 'revenue_growth',
    derive: fromTarget((basis, derivation) =>
      companyGrowth(startingGrowth(basis), derivation.years, terminalGrowth(derivation).value as number),
    ),
  },
  {
    input: 'operating_margin',
    derive: fromTarget((basis, { years }) => {
      const path = marginPath(basis);
      return path && companyMargin(path, path.target, years);
    }),
    followsNoInput: true,
  },
  {
    input: 'tax_rate',
    derive: fromTarget((basis, { years }) => companyTaxRate(basis, years)),
    followsNoInput: true,
  },
  {
    input: 'working_capital_rate',
    derive: fromTarget((basis, { years }) => workingCapitalShare(basis, years)),
    followsNoInput: true,
  },
  {
    input: 'acquired_amortization',
    derive: fromTarget((basis, { years }) => acquiredAmortization(basis, years)),
    followsNoInput: true,
  },
  {
    input: 'minimum_cash',
    derive: ({ inputs, sourcesOf }) => ({
      input: 'minimum_cash',
      value: Math.max(numberIn(inputs, 'base_revenue'), 0) * minimumCashShare,
      reason: reason`${percent(minimumCashShare, 0)} of revenue, a convention for operating cash`,
      sources: sourcesOf('base_revenue'),
      external: null,
    }),
  },
  { input: 'senior_leverage', derive: fromTarget((...given) => debtCapacity('senior', ...given)) },
  {
    input: 'subordinated_leverage',
    derive: fromTarget((...given) => debtCapacity('subordinated', ...given)),
  },
  { input: 'exit_multiple', derive: fromTarget(exitMultipleOfDeal) },
  {
    input: 'given_offer_price',
    derive: ({ inputs }) => ({
      input: 'given_offer_price',
      value: numberIn(inputs, 'market_price') * (1 + numberIn(inputs, 'offer_premium')),
      reason: reason`The market price plus ${percent(numberIn(inputs, 'offer_premium'), 0)}`,
      sources: [],
      external: null,
    }),
    isInUse: ({ offer_method: method }) => method === 'given',
  },
];
