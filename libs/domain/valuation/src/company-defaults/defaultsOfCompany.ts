import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultBasis } from '../default-assumptions/defaultAssumptions.js';
import { firstDefaults } from '../derived-defaults/firstDefaults.js';
import { baseRevenue } from './baseRevenue.js';
import { basisOf } from './basisOf.js';
import { capitalDetail } from './capitalDetail.js';
import type { CompanyDefaults, CompanyDefaultsRequest } from './CompanyDefaults.js';
import { companyBridge } from './companyBridge.js';
import { companyDerivedDefaults } from './companyDerivedDefaults.js';
import { fastGrowth, startingGrowth } from './companyGrowth.js';
import { companyHistory } from './companyHistory.js';
import { companyMargin, marginPath } from './companyMargin.js';
import { companyMethodChoices } from './companyMethodChoices.js';
import { companyQuestions } from './companyQuestions.js';
import { companyRates } from './companyRates.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { salesToCapital } from './salesToCapital.js';
import { lossCarryForward } from './lossCarryForward.js';
import { balanceDates } from './balanceDates.js';

const yearsToMature = 10;
const usualYears = 5;

/**
 * What version 4 of the template takes from a company's statements: a default for each input with its reason, its history,
 * and what is left to decide; or the reason the model does not fit the company. The margins of a company that makes a
 * loss are not decided, and so it has no value, before `matureMargin` says where they go.
 */
export function defaultsOfCompany(
  request: CompanyDefaultsRequest & { readonly matureMargin?: number },
): Result<CompanyDefaults> {
  const based = basisOf(request);
  if (!based.ok) return based;
  const basis = based.value;
  const path = marginPath(basis);
  if (!path) throw new Error('A suitable company has revenue and operating income.');
  const years = request.years ?? usualForecast(basis, path.target === null);
  const given = request.matureMargin === undefined ? [] : [companyMargin(path, request.matureMargin, years)];
  const independent: readonly Assumption[] = [
    ...balanceDates(basis),
    baseRevenue(basis),
    ...lossCarryForward(basis),
    // What debt weighs at the model’s own value depends on it.
    salesToCapital(basis).assumption,
    ...capitalDetail(basis),
    ...companyMethodChoices,
    ...companyBridge(basis),
    ...companyRates(basis, request.parameters),
    ...given,
  ];
  const derivationOf = (assumptions: readonly Assumption[]) =>
    defaultBasis({ ...request, base: basis.base, years }, assumptions);
  const defaults = firstDefaults({
    fundamentals: basis.fundamentals,
    independent,
    derivedDefaults: companyDerivedDefaults.filter(
      ({ input }) => !given.some((assumption) => assumption.input === input),
    ),
    derivationOf,
  });
  if (!defaults.ok) return defaults;
  const assumptions = defaults.value;
  return {
    ok: true,
    value: {
      ...companyHistory(basis.fundamentals),
      years,
      base: basis.base,
      assumptions,
      questions: companyQuestions(basis, derivationOf(assumptions)),
    },
  };
}

/** Ten years for a company that has to mature, else five. */
const usualForecast = (basis: DefaultBasis, isLossMaker: boolean): number =>
  isLossMaker || (startingGrowth(basis)?.value ?? 0) > fastGrowth ? yearsToMature : usualYears;
