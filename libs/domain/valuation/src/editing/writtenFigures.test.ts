import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { writeReason, type Reason } from '@finance-analyst/foundation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headlineOf } from '../headline/headlineOf.js';
import { buyoutFinancing } from '../leveraged-buyout-defaults/buyoutFinancing.js';
import { otherMethods } from '../other-methods/otherMethods.js';
import { openQuestions } from '../questions/openQuestions.js';
import { entriesFor } from '../testing/entriesFor.js';
import { exampleModels } from '../testing/exampleModels.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { setAssumption } from './editAssumptions.js';
import { followInputs } from './followInputs.js';

const spreadsOf = ({ spread, provenance }: AssumptionRow): readonly (number | undefined)[] => [
  spread,
  provenance?.standardError,
];

/** Every text and figure that a model with these inputs shows beside its values. */
function shownBy(body: ValuationModelBody): readonly (Reason | number | undefined)[] {
  const valuation = valuationOf(body);
  const financing = buyoutFinancing(valuation);
  return [
    ...body.assumptions.flatMap((row) => [row.reason, row.provenance?.label, ...spreadsOf(row)]),
    ...body.scenarios.flatMap(({ note, rows }) => [note, ...rows.map(({ value }) => value)]),
    ...openQuestions(valuation).map(({ text }) => text),
    ...otherMethods(valuation).flatMap(({ answer }) =>
      answer.ok
        ? [
            ...[answer.value.low, answer.value.middle, answer.value.high],
            ...answer.value.assumptions.map(({ reason }) => reason),
          ]
        : [answer.reason],
    ),
    ...(financing ? [financing.equityShare, financing.debtMultiple, financing.offerMultiple] : []),
    ...Object.values(headlineOf(valuation)).map((figure) => (figure.ok ? undefined : figure.reason)),
    ...valuation.evaluator.checks().map(({ message }) => message),
  ];
}

const written = (shown: Reason | number | undefined): string =>
  shown === undefined ? '' : typeof shown === 'number' ? String(shown) : writeReason(shown);

describe('what a model writes beside its values', () => {
  it.each(exampleModels)('[VALUATION-400] has only finite figures, whatever is entered: %s', (_, body) => {
    const fundamentals = fundamentalsOf({ body });
    const entered = fc
      .constantFrom(...body.assumptions)
      .chain((row) =>
        fc.tuple(fc.constant(row.id), fc.constantFrom(...entriesFor(body, row), ...beyond(row))),
      );
    fc.assert(
      fc.property(fc.array(entered, { minLength: 1, maxLength: 5 }), (edits) => {
        const edited = edits.reduce(
          (before, [id, value]) => followInputs(before, setAssumption(before, id, value), fundamentals),
          body,
        );
        for (const shown of shownBy(edited)) expect(written(shown)).not.toMatch(/NaN|Infinity|undefined/u);
      }),
      { numRuns: 80 },
    );
  });
});

/** Figures whose percentage or sum is beyond all numbers. */
const beyond = ({ value }: AssumptionRow): readonly number[] =>
  typeof value === 'string' ? [] : [1e308, -1e308];
