import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import { derivationBasis } from '../editing/derivationBasis.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';

/** What is left to decide in a model, or to look at; what the analyst has entered is answered. */
export const openQuestions = memoizeByValuation(({ body, fundamentals }): readonly OpenQuestion[] => {
  const method = methodOfTemplate(body.template);
  const derivation = method.ok ? derivationBasis(body, fundamentals, method.value) : null;
  return method.ok && derivation ? method.value.questions(derivation) : [];
});
