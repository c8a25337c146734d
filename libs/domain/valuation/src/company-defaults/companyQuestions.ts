import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import { betaQuestion } from './companyBeta.js';
import { dilutiveSharesQuestion } from './companyBridge.js';
import { debtWeightQuestion } from './companyDebtWeight.js';
import { startingGrowth } from './companyGrowth.js';
import { marginPath, matureMarginQuestion } from './companyMargin.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { salesToCapital } from './salesToCapital.js';
import { lossCarryForwardQuestion } from './lossCarryForward.js';
import { taxRateQuestion } from './companyTaxRate.js';

/** The open questions, needed ones first: an undecided margin, then defaults outside their usual range or not filed. */
export function companyQuestions(basis: DefaultBasis, derivation: DerivationBasis): readonly OpenQuestion[] {
  const { operating_margin: margins } = derivation.inputs;
  const path = marginPath(basis);
  const isMarginOpen = typeof margins !== 'object' || margins.some((margin) => margin === null);
  const questions = [
    startingGrowth(basis)?.question ?? null,
    salesToCapital(basis).question,
    debtWeightQuestion(basis, derivation),
    betaQuestion(derivation),
    taxRateQuestion(basis),
    lossCarryForwardQuestion(basis),
    dilutiveSharesQuestion(basis),
  ].filter((question) => question !== null);
  return [
    ...(path && isMarginOpen ? [matureMarginQuestion(path, basis)] : []),
    ...questions.filter(({ input }) => !derivation.isOverridden(input)),
  ];
}
