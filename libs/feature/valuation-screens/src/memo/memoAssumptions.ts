import { localReason } from '@finance-analyst/figures';
import { amountScaleOf, openQuestions } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { valueInWords } from '../editing/valueInWords.js';
import { messages as forecastMessages } from '../forecast/messages.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';
import { isShown } from '../method/isShown.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { whoSetIt } from '../derivation/whoSetIt.js';
import type { MemoSection } from './Memo.js';
import { factOf } from './memoHeadline.js';
import { impliedFormat } from '../method/impliedFormat.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** The inputs of a panel with their reasons, and what they imply. */
export function memoAssumptions(subject: MemoSubject, id: AssumptionGroup['id']): readonly MemoSection[] {
  const { valuation, formatting } = subject;
  const view = methodViewOf(valuation.body.template);
  const { currency } = valuation.body;
  const scale = amountScaleOf(valuation);
  // A property company's multiple or rate is stored as 0 until it is entered; that 0 is not printed.
  const needed = new Set(
    openQuestions(valuation).flatMap(({ input, isNeeded }) => (isNeeded ? [input] : [])),
  );
  return view.assumptionGroups
    .filter((group) => group.id === id)
    .map(({ title, fields, implied = [] }) => ({
      title,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...fields
              .filter(({ input }) => isShown(input, view, (name) => valuation.rows.get(name)?.value))
              .flatMap(({ input, label }) => {
                const row = valuation.rows.get(input);
                if (!row) return [];
                const words = inputWords(input, { view, currency, scale });
                const reason = localReason(row.reason, formatting);
                return [
                  {
                    label,
                    value:
                      row.value === null || needed.has(input)
                        ? forecastMessages.notEntered
                        : valueInWords(row.value, words, formatting.format),
                    note: whoSetIt(row, reason),
                  },
                ];
              }),
            ...implied.map(({ name, label, format }) =>
              factOf(
                fields.length > 0 ? messages.implied(label) : label,
                valuation.evaluator.read(name),
                impliedFormat(format, { currency, scale }),
                subject,
              ),
            ),
          ],
        },
      ],
    }));
}
