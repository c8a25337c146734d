import { basisOf } from '../company-defaults/basisOf.js';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import { companyQuestions } from '../company-defaults/companyQuestions.js';
import { derivationBasis } from '../editing/derivationBasis.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';

/** What is left to decide in a model, or to look at; what the analyst has entered is answered. Only version 2 asks. */
export const openQuestions = memoizeByValuation(({ body, fundamentals }): readonly OpenQuestion[] => {
  if (body.template.version !== freeCashFlowToFirm2Method.template.version) return [];
  const basis = basisOf({ fundamentals, quote: body.priceSnapshot ?? null });
  const derivation = derivationBasis(body, fundamentals, freeCashFlowToFirm2Method);
  return basis.ok && derivation ? companyQuestions(basis.value, derivation) : [];
});
