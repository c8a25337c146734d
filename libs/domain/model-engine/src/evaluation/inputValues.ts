import type { Result } from '@finance-analyst/foundation';
import { isoDate } from '../calendar/isoDate.js';
import { parseIsoDate } from '../calendar/parseIsoDate.js';
import { closestName } from '../language/closestName.js';
import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { isDate } from '../units/unit.js';

/** A figure of an input: a choice is given by the name of its option, a day as 2026-06-30, a flag as 0 or 1. */
export type InputFigure = number | string;

/**
 * Figures for the inputs of a model by name. One figure for a series holds in all its periods. In a series null is
 * a figure that is not known: not reported in the past, not decided ahead. Inputs with a default may be left out.
 */
export type InputValues = Readonly<Record<string, InputFigure | readonly (InputFigure | null)[]>>;

/** What is wrong with one input: its name, and a message without a full stop. */
export interface InputProblem {
  readonly input: string;
  readonly message: string;
}

export type FilledInputs =
  | { readonly ok: true; readonly values: Float64Array }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** The array of a model's figures with its inputs filled in, or all that is wrong with them. */
export function fillInputs(model: CompiledModel, inputs: InputValues): FilledInputs {
  const values = model.program.initialValues.slice();
  const problems: InputProblem[] = [];
  const items = model.items.filter(({ kind }) => kind === 'input');
  for (const item of items) {
    const given = Object.hasOwn(inputs, item.name) ? inputs[item.name] : undefined;
    const reason = fillInput(values, item, given);
    if (reason !== null) problems.push({ input: item.name, message: reason });
  }
  for (const input of Object.keys(inputs)) {
    if (model.itemByName.get(input)?.kind === 'input') continue;
    const meant = closestName(
      input,
      items.map(({ name }) => name),
    );
    problems.push({
      input,
      message: `the model has no input ${input}${meant ? `; did you mean ${meant}?` : ''}`,
    });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values };
}

/** Puts the figures of all periods into their slots; why that cannot be done, or null. */
function fillInput(
  values: Float64Array,
  item: CompiledItem,
  given: InputValues[string] | null | undefined,
): string | null {
  const { name, shape, defaultValue, firstSlot } = item;
  const count = item.lastPeriod - item.firstPeriod + 1;
  if (typeof given === 'object' && given !== null) {
    if (shape === 'scalar') return `${name} takes one figure, not a list`;
    if (given.length !== count) return `${name} takes ${count} figures, not ${given.length}`;
    for (const [index, value] of given.entries()) {
      const encoded = encodeFigure(item, value);
      if (!encoded.ok) return encoded.reason;
      values[firstSlot + index] = encoded.value;
    }
    return null;
  }
  if (given === undefined) {
    if (defaultValue === undefined) return `${name} is missing`;
    values.fill(defaultValue, firstSlot, firstSlot + count);
    return null;
  }
  const encoded = encodeFigure(item, given);
  if (!encoded.ok) return encoded.reason;
  values.fill(encoded.value, firstSlot, firstSlot + count);
  return null;
}

/** A figure as stored in its slot: for a choice, the position of the option; NaN for what is not known. */
export function encodeFigure(item: CompiledItem, value: InputFigure | null | undefined): Result<number> {
  const { name, options, unit } = item;
  if (value === null && item.shape === 'series') return success(Number.NaN);
  if (options) {
    const position = typeof value === 'string' ? options.indexOf(value) : -1;
    return position >= 0
      ? success(position)
      : failure(`${name} is one of ${options.join(', ')}, not ${value}`);
  }
  if (isDate(unit)) {
    const day = typeof value === 'string' ? parseIsoDate(value) : Number.NaN;
    return Number.isNaN(day)
      ? failure(`${name} takes a date such as 2026-06-30, not ${quoted(value)}`)
      : success(day);
  }
  if (typeof value !== 'number' || !Number.isFinite(value))
    return failure(`${name} takes a finite number, not ${quoted(value)}`);
  if (unit.kind === 'flag' && value !== 0 && value !== 1)
    return failure(`${name} is a flag, 0 or 1, not ${value}`);
  // Adding 0 makes 0 of −0.
  return success(value + 0);
}

const quoted = (value: InputFigure | null | undefined): string =>
  typeof value === 'string' ? `"${value}"` : String(value);

const success = <T>(value: T): Result<T> => ({ ok: true, value });
const failure = (reason: string): Result<never> => ({ ok: false, reason });

/** The inputs stored in the slots, in their external form. */
export function collectInputs({ items }: CompiledModel, values: Float64Array): InputValues {
  const inputs = items.filter(({ kind }) => kind === 'input');
  return Object.fromEntries(
    inputs.map((item) => {
      const { name, shape, firstSlot, firstPeriod, lastPeriod } = item;
      const figures = Array.from(values.subarray(firstSlot, firstSlot + lastPeriod - firstPeriod + 1));
      const written = figures.map((figure) => (Number.isNaN(figure) ? null : decodeFigure(item, figure)));
      return [name, shape === 'series' ? written : (written[0] ?? 0)];
    }),
  );
}

/** A figure in its slot as people and programs give it. */
export const decodeFigure = (
  { options, unit }: Pick<CompiledItem, 'options' | 'unit'>,
  value: number,
): InputFigure => (isDate(unit) ? isoDate(value) : (options?.[value] ?? value));
