import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { basisOf } from './basisOf.js';
import { capitalDetail } from './capitalDetail.js';
import type { CompanyDefaults, CompanyDefaultsRequest, OpenQuestion } from './CompanyDefaults.js';
import { companyDebtWeight } from './companyDebtWeight.js';
import { givenWacc, companyRates, ratesAfterForecast } from './companyRates.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { companyBridge } from './companyBridge.js';
import { companyExitMultiple } from './companyExitMultiple.js';
import { companyMethodChoices } from './companyMethodChoices.js';
import { marginPath, matureMarginQuestion, companyMargin } from './companyMargin.js';
import { reportedHistory } from './reportedHistory.js';
import { fastGrowth, companyGrowth, startingGrowth, type StartingGrowth } from './companyGrowth.js';
import { salesToCapital } from './salesToCapital.js';
import { lossCarryForward, companyTaxRate } from './taxRates.js';
import { valuationDates } from './valuationDates.js';
import { withMissingYears } from './withMissingYears.js';

const mostHistory = 10;
const yearsToMature = 10;
const usualYears = 5;

/**
 * What version 2 of the template takes from a company's statements: a default for each input with its reason, its history,
 * and what is left to decide; or the reason the model does not fit the company. A company that makes a loss has no
 * default margin, and so no value, before `matureMargin` says where it goes.
 */
export function defaultsOfCompany(
  request: CompanyDefaultsRequest & { readonly matureMargin?: number },
): Result<CompanyDefaults> {
  const based = basisOf(request);
  if (!based.ok) return based;
  const basis = based.value;
  const start = startingGrowth(basis);
  const path = marginPath(basis);
  if (!path) throw new Error('A suitable company has revenue and operating income.');
  const years = request.years ?? usualForecast(start, path.target === null);
  const historicalYears = withMissingYears(basis.years).slice(-mostHistory);
  const target = request.matureMargin ?? path.target;
  const capital = salesToCapital(basis);
  const bridge = companyBridge(basis);
  const rates = companyRates(basis, bridge, years);
  const independent: readonly Assumption[] = [
    ...valuationDates(basis),
    ...revenueInputs(basis, start, years, numberIn(inputsOf(rates), 'terminal_growth')),
    ...(target === null ? [] : [companyMargin(path, target, years)]),
    companyTaxRate(basis, years),
    ...lossCarryForward(basis),
    capital.assumption,
    ...capitalDetail(basis, years),
    ...companyMethodChoices,
    ...bridge,
    ...rates,
  ];
  const reported = reportedHistory(historicalYears);
  const before = { assumptions: independent, reported, years, historicalYears };
  const weight = companyDebtWeight(basis, before);
  const weighted = [...independent, weight.assumption];
  const wacc = givenWacc(basis, weighted, years);
  const whole = [...weighted, wacc, ...ratesAfterForecast(wacc)];
  const multiple = companyExitMultiple(basis, { ...before, assumptions: whole });
  return {
    ok: true,
    value: {
      years,
      historicalYears,
      base: basis.base,
      assumptions: [...whole, multiple],
      reported,
      questions: [
        target === null ? matureMarginQuestion(path, basis) : null,
        start?.question ?? null,
        capital.question,
        weight.question,
      ].filter((question): question is OpenQuestion => question !== null),
    },
  };
}

/** Ten years for a company that has to mature, else five. */
const usualForecast = (start: StartingGrowth | null, isLossMaker: boolean): number =>
  isLossMaker || (start?.value ?? 0) > fastGrowth ? yearsToMature : usualYears;

function revenueInputs(
  { base }: DefaultBasis,
  start: StartingGrowth | null,
  years: number,
  terminalGrowth: number,
): readonly Assumption[] {
  const revenue = base.figures.revenue;
  if (!revenue) throw new Error('A suitable company has revenue.');
  const source = {
    line: 'revenue',
    period: base.label,
    periodEnd: base.end,
    currency: base.currency,
    figure: revenue,
  } as const;
  return [
    {
      input: 'base_revenue',
      value: revenue.value,
      reason: `Revenue of ${base.label}`,
      sources: [source],
      external: null,
    },
    companyGrowth(start, years, terminalGrowth),
  ];
}
