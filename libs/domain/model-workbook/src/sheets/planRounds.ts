import {
  circleRounds,
  type Evaluator,
  type FormulaCircle,
  type FormulaView,
} from '@finance-analyst/model-engine';
import { CannotBeWritten } from '../excel-formula/CannotBeWritten.js';
import { messages } from '../messages.js';

/** The circular references of a model with their rounds one below another, so that no cell depends on itself. */
export interface CircleRounds {
  /** Rounds that have rows; the last of a circle is at most the engine's last. */
  readonly count: number;
  readonly countOf: (circle: FormulaCircle) => number;
  /** A figure in a round, from 1; NaN if it cannot be computed. */
  readonly figure: (position: number, period: number, round: number) => number;
}

/** More rows than anyone reads or Excel computes at once. */
const mostRounds = 200;

/** A round moves figures by a quarter of the round before or less in usual models: interest on balances by far less. */
const slowestUsualMove = 1 / 4;

export const noRounds: CircleRounds = { count: 0, countOf: () => 0, figure: () => Number.NaN };

/**
 * Enough rounds for the figures as they are and for changed inputs: twice as many as these take, and as many as the
 * tolerance takes in usual models.
 */
export function planRounds(evaluator: Evaluator, { circles, items, circleAt }: FormulaView): CircleRounds {
  if (circles.length === 0) return noRounds;
  const most = Math.min(mostRounds, Math.max(...circles.map(({ rounds }) => rounds)));
  const figures = circleRounds(evaluator, most);
  const needed = circles.map((circle, index) => {
    const usual = Math.ceil(Math.log(circle.tolerance) / Math.log(slowestUsualMove));
    const taken = roundsUntilSettled(circle, figures[index] ?? []);
    if (taken === undefined && isComputed(evaluator, circle, items))
      throw new CannotBeWritten(messages.tooManyRounds(most));
    return Math.max(usual, 2 * (taken ?? usual));
  });
  const count = Math.min(most, Math.max(...needed));
  return {
    count,
    countOf: ({ rounds }) => Math.min(rounds, count),
    figure: (position, period, round) => {
      const circle = circleAt(position, period);
      const index = circle ? circles.indexOf(circle) : -1;
      const at = circle?.figures.findIndex(
        (figure) =>
          figure.position === position && (items[position]?.shape === 'scalar' || figure.period === period),
      );
      return figures[index]?.[round - 1]?.[at ?? -1] ?? Number.NaN;
    },
  };
}

const isComputed = (evaluator: Evaluator, { figures }: FormulaCircle, items: FormulaView['items']): boolean =>
  figures.some(
    ({ position, period, isNamed }) => isNamed && evaluator.read(items[position]?.name ?? '', period).ok,
  );

/** The first round whose named figures moved by less than the tolerance. */
function roundsUntilSettled(
  { figures, tolerance }: FormulaCircle,
  rounds: readonly Float64Array[],
): number | undefined {
  const at = rounds.findIndex((round, index) =>
    figures.every(({ isNamed }, position) => {
      if (!isNamed) return true;
      const [figure = Number.NaN, before = 0] = [round[position], rounds[index - 1]?.[position]];
      return Math.abs(figure - before) < tolerance * (1 + Math.abs(figure));
    }),
  );
  return at < 0 ? undefined : at + 1;
}
