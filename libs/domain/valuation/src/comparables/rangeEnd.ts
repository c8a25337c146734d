import type { Result } from '@finance-analyst/foundation';
import type { Figure } from '@finance-analyst/model-engine';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { reasonOfStep } from '../saved-model/reasonOfStep.js';
import { withInputs } from '../saved-model/withInputs.js';
import { inScenario } from '../scenarios/inScenario.js';
import { scenariosOf } from '../scenarios/scenariosOf.js';
import { modelOfCell, sensitivityOf, wordsOf } from '../sensitivity/sensitivityOf.js';
import type { DirectValue } from '../templates/AnswerNames.js';

/** A range over the assumptions of a model itself. */
export type OwnMethod = 'scenarios' | 'sensitivity' | DirectValue['method'];

const ownMethods: Readonly<Record<OwnMethod, true>> = {
  scenarios: true,
  sensitivity: true,
  ffoMultiple: true,
  netAssets: true,
};

export const isOwnMethod = (method: string): method is OwnMethod => Object.hasOwn(ownMethods, method);

export type RangePoint = 'low' | 'middle' | 'high';

/** What gives a point of a range over a model itself. */
export interface RangeEnd {
  /** The model with the inputs of that point, and the line of its value per share. */
  readonly valuation: Valuation;
  readonly line: string;
  /** The name of the scenario that it is; null for any other point. */
  readonly scenario: string | null;
  /** The inputs in which it differs from the model. */
  readonly inputs: readonly string[];
}

/** One of the values that a range is over. */
export interface RangePart {
  /** At the start of a sentence: `The Cautious scenario`. */
  readonly what: string;
  readonly value: Figure;
  readonly end: () => RangeEnd | null;
}

/** The values beside that of the model that a range is over, or why there are none. */
export interface RangeParts {
  readonly own: RangeEnd;
  readonly parts: Result<readonly RangePart[]>;
}

export function rangeParts(valuation: Valuation, method: OwnMethod): RangeParts {
  const { answers } = valuation.method;
  const direct = answers.rate === null ? answers.values.find((each) => each.method === method) : undefined;
  const own = { valuation, line: direct?.line ?? 'value_per_share', scenario: null, inputs: [] };
  if (direct) return { own, parts: { ok: true, value: directParts(own, direct) } };
  return { own, parts: method === 'scenarios' ? scenarioParts(own) : cellParts(own) };
}

/** The model that gives the low, middle or high value of its range by a method of its own; null without one. */
export function rangeEnd(valuation: Valuation, method: OwnMethod, point: RangePoint): RangeEnd | null {
  const { own, parts } = rangeParts(valuation, method);
  if (point === 'middle') return own;
  if (!parts.ok) return null;
  const side = point === 'low' ? 1 : -1;
  const start: Omit<RangePart, 'what'> = { value: valuation.evaluator.read(own.line), end: () => own };
  return parts.value
    .reduce(
      (best, each) =>
        each.value.ok && best.value.ok && side * (each.value.value - best.value.value) < 0 ? each : best,
      start,
    )
    .end();
}

/** One step of the assumption that a value rests on. */
const directParts = (own: RangeEnd, { input, step }: DirectValue): readonly RangePart[] =>
  [-step, step].map((by) => {
    const before = own.valuation.evaluator.number(input);
    const moved = withInputs(
      own.valuation,
      { [input]: before + by },
      reasonOfStep({ ...wordsOf(own.valuation, input), own: before, by, isOfGrid: false }),
    );
    return {
      what: 'One step of the assumption',
      value: moved.evaluator.read(own.line),
      end: () => ({ ...own, valuation: moved, inputs: [input] }),
    };
  });

function scenarioParts(own: RangeEnd): RangeParts['parts'] {
  const { valuation } = own;
  const { body, fundamentals } = valuation;
  const scenarios = scenariosOf(valuation);
  if (scenarios.length < 2) return { ok: false, reason: 'The model has no scenarios.' };
  return {
    ok: true,
    value: scenarios.map(({ id, name, valuePerShare }) => ({
      what: `The ${name} scenario`,
      value: valuePerShare,
      end: () => {
        const seen = evaluateValuation(inScenario(body, id, fundamentals), fundamentals);
        const rows = body.scenarios.find((scenario) => scenario.id === id)?.rows ?? [];
        const inputs = rows.flatMap((row) => (valuation.rows.has(row.id) ? [row.input] : []));
        return seen.ok
          ? { ...own, valuation: seen.valuation, scenario: name, inputs: [...new Set(inputs)] }
          : null;
      },
    })),
  };
}

/** One step of either assumption around the center of the grid. */
function cellParts(own: RangeEnd): RangeParts['parts'] {
  const { valuation } = own;
  const { answers } = valuation.method;
  const grid = sensitivityOf(valuation);
  if (!grid.ok) return grid;
  const inputs = answers.rate === null ? [] : [answers.givenRate.input, grid.column];
  const near = (center: number): readonly number[] => [center - 1, center, center + 1];
  return {
    ok: true,
    value: near(grid.base.row).flatMap((row) =>
      near(grid.base.column).flatMap((column): readonly RangePart[] => {
        const value = grid.cells[row]?.[column];
        if (!value) return [];
        const end = () => {
          const ofCell = modelOfCell(valuation, { row, column });
          return ofCell && { ...own, valuation: ofCell, inputs };
        };
        return [{ what: 'One step of the sensitivity', value, end }];
      }),
    ),
  };
}
