import type { Result } from '@finance-analyst/foundation';
import { closestName } from '../language/closestName.js';
import type { CompiledItem, CompiledModel } from '../compiledModel.js';

/**
 * Figures for the inputs of a model by name. A number for a series holds in all its periods; a choice is given by the
 * name of its option; a flag is 0 or 1. Inputs with a default may be left out.
 */
export type InputValues = Readonly<Record<string, number | readonly number[] | string>>;

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
  given: InputValues[string] | undefined,
): string | null {
  const { name, shape, defaultValue, firstSlot } = item;
  const count = item.lastPeriod - item.firstPeriod + 1;
  if (typeof given === 'object') {
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

/** A figure as stored in its slot: for a choice, the position of the option. */
export function encodeFigure(item: CompiledItem, value: number | string | undefined): Result<number> {
  const { name, options, unit } = item;
  if (options) {
    const position = typeof value === 'string' ? options.indexOf(value) : -1;
    return position >= 0
      ? success(position)
      : failure(`${name} is one of ${options.join(', ')}, not ${value}`);
  }
  if (typeof value !== 'number' || !Number.isFinite(value))
    return failure(`${name} takes a finite number, not ${typeof value === 'string' ? `"${value}"` : value}`);
  if (unit.kind === 'flag' && value !== 0 && value !== 1)
    return failure(`${name} is a flag, 0 or 1, not ${value}`);
  // Adding 0 makes 0 of −0.
  return success(value + 0);
}

const success = <T>(value: T): Result<T> => ({ ok: true, value });
const failure = (reason: string): Result<never> => ({ ok: false, reason });

/** The inputs stored in the slots, in their external form. */
export function collectInputs({ items }: CompiledModel, values: Float64Array): InputValues {
  const inputs = items.filter(({ kind }) => kind === 'input');
  return Object.fromEntries(
    inputs.map(({ name, shape, firstSlot, firstPeriod, lastPeriod, options }) => {
      const figures = Array.from(values.subarray(firstSlot, firstSlot + lastPeriod - firstPeriod + 1));
      const [figure = Number.NaN] = figures;
      return [name, shape === 'series' ? figures : (options?.[figure] ?? figure)];
    }),
  );
}
