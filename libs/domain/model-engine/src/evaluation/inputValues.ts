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
    const figures = figuresOf(item, given);
    if (figures.ok) values.set(figures.value, item.firstSlot);
    else problems.push({ input: item.name, message: figures.reason });
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

/** The figures of all periods. */
function figuresOf(item: CompiledItem, given: InputValues[string] | undefined): Result<readonly number[]> {
  const { name, shape, defaultValue } = item;
  const count = item.lastPeriod - item.firstPeriod + 1;
  const isList = typeof given === 'object';
  if (given === undefined && defaultValue === undefined) return failure(`${name} is missing`);
  if (isList && shape === 'scalar') return failure(`${name} takes one figure, not a list`);
  if (isList && given.length !== count) return failure(`${name} takes ${count} figures, not ${given.length}`);
  const figures: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const encoded =
      given === undefined ? success(defaultValue ?? 0) : encodeFigure(item, isList ? given[index] : given);
    if (!encoded.ok) return encoded;
    figures.push(encoded.value);
  }
  return success(figures);
}

/** A figure as it lies in its slot: of a choice, the position of the option. */
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

/** The inputs that lie in the slots, in the form in which they are given. */
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
