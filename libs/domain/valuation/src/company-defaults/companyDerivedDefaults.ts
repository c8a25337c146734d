import { builtUpRate } from '../derived-defaults/builtUpRate.js';
import { costOfDebt } from '../derived-defaults/costOfDebt.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { derivedFrom } from '../derived-defaults/derivedFrom.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { terminalGrowth } from '../derived-defaults/terminalGrowth.js';
import { basisOf } from './basisOf.js';
import { acquiredAmortization, workingCapitalShare } from './capitalDetail.js';
import { companyBeta } from './companyBeta.js';
import { companyDebtWeight } from './companyDebtWeight.js';
import { companyExitMultiple } from './companyExitMultiple.js';
import { companyGrowth, startingGrowth } from './companyGrowth.js';
import { companyMargin, marginPath } from './companyMargin.js';
import { medianPeerBeta, ownUnleveredBeta } from './medianPeerBeta.js';
import { rateAfterForecast } from './companyRates.js';
import { reinvestmentPath } from './reinvestmentPath.js';
import { companyTaxRate } from './companyTaxRate.js';
import { valuationDate } from './valuationDate.js';

const fromCompany = derivedFrom(basisOf);

/** The cost of capital in use. */
const waccOf = (derivation: DerivationBasis): number =>
  derivation.inputs['wacc_method'] === 'given'
    ? numberIn(derivation.inputs, 'given_wacc')
    : (builtUpRate(derivation).value as number);

/** The cost of capital after the forecast. */
const terminalWaccOf = (derivation: DerivationBasis): number =>
  derivation.inputs['terminal_wacc_method'] === 'given'
    ? numberIn(derivation.inputs, 'given_terminal_wacc')
    : waccOf(derivation);

/** The return on new capital after the forecast, or the cost of capital that it fades to. */
const ronicOf = (derivation: DerivationBasis): number =>
  derivation.inputs['ronic_method'] === 'given'
    ? numberIn(derivation.inputs, 'given_ronic')
    : terminalWaccOf(derivation);

/** The defaults from version 2 on that follow from other inputs, the forecast's length or the price; each after those it depends on. */
export const companyDerivedDefaults: readonly DerivedDefault[] = [
  { input: 'valuation_date', derive: fromCompany(valuationDate), followsNoInput: true },
  { input: 'terminal_growth', derive: terminalGrowth },
  {
    input: 'revenue_growth',
    derive: fromCompany((basis, { years, inputs }) =>
      companyGrowth(startingGrowth(basis), years, numberIn(inputs, 'terminal_growth')),
    ),
  },
  {
    input: 'operating_margin',
    derive: fromCompany((basis, { years }) => {
      const path = marginPath(basis);
      return path && companyMargin(path, path.target, years);
    }),
    followsNoInput: true,
  },
  {
    input: 'tax_rate',
    derive: fromCompany((basis, { years }) => companyTaxRate(basis, years)),
    followsNoInput: true,
  },
  {
    input: 'working_capital_rate',
    derive: fromCompany((basis, { years }) => workingCapitalShare(basis, years)),
    followsNoInput: true,
  },
  {
    input: 'acquired_amortization',
    derive: fromCompany((basis, { years }) => acquiredAmortization(basis, years)),
    followsNoInput: true,
  },
  { input: 'cost_of_debt', derive: costOfDebt },
  // The debt share can depend on it, and without peers it depends on the debt share.
  { input: 'peer_beta', derive: medianPeerBeta },
  { input: 'debt_weight', derive: fromCompany(companyDebtWeight) },
  { input: 'beta', derive: companyBeta },
  { input: 'peer_beta', derive: ownUnleveredBeta },
  { input: 'given_wacc', derive: builtUpRate, isInUse: ({ wacc_method: method }) => method === 'given' },
  {
    input: 'given_terminal_wacc',
    derive: (derivation) => rateAfterForecast('given_terminal_wacc', waccOf(derivation)),
    isInUse: ({ terminal_wacc_method: method }) => method === 'given',
  },
  {
    input: 'given_ronic',
    derive: (derivation) => rateAfterForecast('given_ronic', terminalWaccOf(derivation)),
    isInUse: ({ ronic_method: method }) => method === 'given',
  },
  {
    input: 'sales_to_capital',
    derive: fromCompany((basis, derivation) => reinvestmentPath(basis, derivation)(ronicOf(derivation))),
  },
  {
    input: 'exit_multiple',
    derive: fromCompany(companyExitMultiple),
    isInUse: ({ terminal_method: method }) => method === 'market_multiple',
  },
];
