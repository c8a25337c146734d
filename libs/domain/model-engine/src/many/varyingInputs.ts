import { calendarRange, isDayNumber } from '../calendar/calendarRange.js';
import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import type { FigureRef } from '../evaluation/figure.js';
import { slotAt } from '../evaluation/figureReader.js';
import { isDate } from '../units/unit.js';
import {
  decodeFigure,
  encodeFigure,
  type InputProblem,
  type InputValues,
} from '../evaluation/inputValues.js';

/** The slots that one column fills. */
export interface VaryingInput {
  readonly item: CompiledItem;
  readonly firstSlot: number;
  readonly count: number;
}

/** The inputs that the columns fill; a column without one is left out, and its problem reported. */
export function findVaryingInputs(
  model: CompiledModel,
  varying: readonly FigureRef[],
  problems: InputProblem[],
): readonly VaryingInput[] {
  const taken = new Set<number>();
  return varying.flatMap(({ name, period }) => {
    const item = model.itemByName.get(name);
    const problem = (message: string): readonly VaryingInput[] => {
      problems.push({ input: name, message });
      return [];
    };
    if (item?.kind !== 'input') return problem(`the model has no input ${name}`);
    const isWhole = period === undefined || item.shape === 'scalar';
    const firstSlot = isWhole ? item.firstSlot : slotAt(item, period);
    if (firstSlot === undefined) return problem(`${name} has no period ${period}`);
    const count = isWhole ? item.lastPeriod - item.firstPeriod + 1 : 1;
    const slots = Array.from({ length: count }, (_, index) => firstSlot + index);
    if (slots.some((slot) => taken.has(slot))) return problem(`${name} varies twice`);
    for (const slot of slots) taken.add(slot);
    return [{ item, firstSlot, count }];
  });
}

/** The fixed inputs, with a figure for each input that the columns fill in all its periods: they need no other. */
export function withPlaceholders(fixed: InputValues, varying: readonly VaryingInput[]): InputValues {
  const covered = new Map<CompiledItem, number>();
  for (const { item, count } of varying) covered.set(item, (covered.get(item) ?? 0) + count);
  const placeholders = [...covered]
    .filter(([item, count]) => count === item.lastPeriod - item.firstPeriod + 1)
    .map(([item]) => [item.name, decodeFigure(item, isDate(item.unit) ? calendarRange.first : 0)] as const);
  return { ...Object.fromEntries(placeholders), ...fixed };
}

/** Whether an input takes certain numbers only: 0 and 1, the positions of its options, or days. */
export const isDiscrete = ({ item }: VaryingInput): boolean =>
  item.options !== undefined || item.unit.kind === 'flag' || isDate(item.unit);

/** Throws a RangeError for the first figure of a column that its input cannot take. */
export function checkColumn({ item }: VaryingInput, column: Float64Array): void {
  const { options } = item;
  column.forEach((value, lane) => {
    const encoded = encodeFigure(item, options || isDayNumber(value) ? decodeFigure(item, value) : value);
    if (!encoded.ok) throw new RangeError(`lane ${lane}: ${encoded.reason}`);
  });
}
