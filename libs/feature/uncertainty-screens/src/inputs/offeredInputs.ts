import { number, reason } from '@finance-analyst/foundation';
import { growthShift, marginShift } from '@finance-analyst/uncertainty';
import type { InputDefinition } from '@finance-analyst/model-engine';
import { memoizeByValuation, methodOfTemplate, type Valuation } from '@finance-analyst/valuation';
import type { OfferedInput } from './OfferedInput.js';
import { roundRange } from './roundRange.js';
import { rangeOfDeviation } from './spreadDistribution.js';
import { startingSpread } from './startingSpread.js';

/** The output that uncertainty is about. */
export const outputName = 'value_per_share';

/** Years that differ by less, by rounding alone, say nothing of the future. */
const smallestRange = 0.0005;

/** Growth of a forecast year. */
const drivenGrowth: ReadonlySet<string> = new Set(['revenue_growth', 'asset_growth']);

const hasNumbers = ({ unit, options, lastPeriod, shape }: InputDefinition): boolean =>
  options === undefined &&
  unit.kind !== 'date' &&
  unit.kind !== 'flag' &&
  // A historical series is reported, not assumed.
  (shape === 'scalar' || lastPeriod >= 1);

/** The numeric assumptions of a model in the order of its text, each with the range that it starts with. */
export const offeredInputs = memoizeByValuation((valuation): readonly OfferedInput[] => {
  const { model, rows, evaluator } = valuation;
  const assumed = new Set(
    [...rows.values()].filter(({ value }) => typeof value === 'number').map(({ input }) => input),
  );
  const base = evaluator.read(outputName);
  return model.inputs
    .filter((input) => assumed.has(input.name) && hasNumbers(input))
    .map((input) => {
      const { name, label, section, unit, shape, firstPeriod, lastPeriod } = input;
      const first = evaluator.number(name, shape === 'series' ? firstPeriod : undefined);
      const last = evaluator.number(name, shape === 'series' ? lastPeriod : undefined);
      const { range, reason: rangeReason, isFromHistory } = startingRange(valuation, input, first);
      const { spread, reason } = startingSpread(range, rangeReason, unit.kind, smallestOf(valuation, input));
      const isInUse = base.ok && changes(valuation, input, range, base.value);
      const isRatio = unit.kind === 'rate' || unit.kind === 'multiple';
      return {
        name,
        label,
        section: section ?? null,
        unit: unit.kind,
        first,
        last,
        isSeries: shape === 'series',
        isInUse,
        // Amounts and share counts are reported; what they hide is for the analyst to say. A rate of 0 mostly does not apply.
        standard: {
          isIncluded: isInUse && isRatio && (first !== 0 || last !== 0),
          spread,
        },
        isFromHistory,
        reason,
      };
    });
});

const smallestOf = (
  { evaluator }: Valuation,
  { name, shape, firstPeriod, lastPeriod }: InputDefinition,
): number =>
  shape === 'scalar'
    ? evaluator.number(name)
    : Math.min(
        ...Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, at) =>
          evaluator.number(name, firstPeriod + at),
        ),
      );

function startingRange(
  { history, body, rows }: Valuation,
  { name, unit }: InputDefinition,
  figure: number,
): { readonly range: number } & Pick<OfferedInput, 'isFromHistory' | 'reason'> {
  const method = methodOfTemplate(body.template);
  const line = (method.ok ? method.value.pastLines[name] : undefined) ?? name;
  const past = history.flatMap(({ figures }) => {
    const figure = figures[line];
    return figure?.ok ? [figure.value] : [];
  });
  if (past.length > 0) {
    // Growth rarely persists from year to year; levels do.
    const shift = drivenGrowth.has(name)
      ? growthShift(past, body.years)
      : marginShift(past, unit.kind === 'rate' ? 'percent' : 'number');
    const range = shift.ok ? rangeOfDeviation(shift.distribution.standardDeviation) : 0;
    if (shift.ok && range >= smallestRange) return { range, isFromHistory: true, reason: shift.reason };
  }
  const measured = rows.get(name);
  const error = measured?.edited === false ? (measured.provenance?.standardError ?? 0) : 0;
  if (error > 0)
    return {
      range: rangeOfDeviation(error),
      isFromHistory: true,
      reason:
        name === 'peer_beta'
          ? reason`The standard error of the median, ${number(error, 2)}, from those of the peers’ betas.`
          : reason`The standard error of its measurement, ${number(error, 2)}.`,
    };
  const stepped = method.ok
    ? method.value.answers.terminalAssumptions.find(({ input }) => input === name)
    : undefined;
  if (stepped?.stepIsRange !== undefined)
    return { range: stepped.step, isFromHistory: false, reason: stepped.stepIsRange };
  return {
    range: roundRange(unit.kind, figure),
    isFromHistory: false,
    reason: null,
  };
}

/** Whether the output moves, or is lost, with the input. */
function changes({ evaluator }: Valuation, input: InputDefinition, range: number, base: number): boolean {
  const trial = evaluator.fork();
  const step = range > 0 ? range : 1;
  const { name, shape, firstPeriod, lastPeriod } = input;
  if (shape === 'scalar') trial.set(name, evaluator.number(name) + step);
  else
    for (let period = firstPeriod; period <= lastPeriod; period += 1)
      trial.set(name, evaluator.number(name, period) + step, period);
  const moved = trial.read(outputName);
  return !moved.ok || moved.value !== base;
}
