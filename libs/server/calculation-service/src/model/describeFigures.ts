import type { ModelDerivation, ModelFigure, ModelValue } from '@finance-analyst/contracts';
import {
  currencyOf,
  describeRate,
  isoDate,
  type Evaluator,
  type Figure,
  type InputDefinition,
  type LineDefinition,
} from '@finance-analyst/model-engine';

type Definition = InputDefinition | LineDefinition;

/**
 * The model stores a choice as the position of its option and a date as a number of days; the response gives the
 * option's name and the date as 2026-06-30.
 */
function figureOf(figure: Figure, options: readonly string[] | undefined): ModelFigure {
  if (!figure.ok) return { value: null, reason: figure.reason };
  const { value, unit } = figure;
  return { value: unit.kind === 'date' ? isoDate(value) : (options?.[value] ?? value), reason: null };
}

const optionsOf = ({ model }: Evaluator, name: string): readonly string[] | undefined =>
  model.itemByName.get(name)?.options;

/** A unit as a model states it: `rate`, `amount EUR`. */
export const unitText = (unit: Definition['unit']): string =>
  [unit.kind, currencyOf(unit) ?? describeRate(unit)].filter((part) => part !== '').join(' ');

/** The figures of one name, with their unit. */
export const valueOf = (evaluator: Evaluator, { name, label, unit, shape }: Definition): ModelValue => ({
  label,
  unit: unitText(unit),
  shape,
  figures: evaluator.readSeries(name).map((figure) => figureOf(figure, optionsOf(evaluator, name))),
});

/** The formula and operands behind each figure of one name, one level deep. */
export function derivationsOf(
  evaluator: Evaluator,
  { name, shape, lastPeriod }: Definition,
): ModelDerivation[] {
  const periods =
    shape === 'scalar' ? [undefined] : Array.from({ length: lastPeriod }, (_, index) => index + 1);
  return periods.map((period) => {
    const { label, formula, figure, operands } = evaluator.explain(name, period);
    return {
      period: period ?? null,
      label,
      formula,
      figure: figureOf(figure, optionsOf(evaluator, name)),
      operands: operands.map((operand) => ({
        name: operand.ref.name,
        period: operand.ref.period ?? null,
        label: operand.label,
        kind: operand.kind,
        figure: figureOf(operand.figure, optionsOf(evaluator, operand.ref.name)),
      })),
    };
  });
}
