import type { ValuationModelBody } from '@finance-analyst/documents';
import type { ImpliedWords } from './AnswerWords.js';
import { methodViewOf } from './methodViewOf.js';

/** What the price of a model implies, in the words of the method that values it. */
export function impliedWordsOf({
  template,
  assumptions,
}: Pick<ValuationModelBody, 'template' | 'assumptions'>): ImpliedWords {
  const { words } = methodViewOf(template);
  const { impliedWith } = words;
  const chosen = assumptions.find(({ input }) => input === impliedWith?.input)?.value;
  return impliedWith && chosen === impliedWith.choice ? impliedWith.words : words;
}
