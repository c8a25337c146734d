import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { createDependents, type Dependents } from '../program/createDependents.js';
import { expandFormula } from '../program/expandFormula.js';
import { runRanges, runProgram } from '../program/runProgram.js';
import { checkResults } from './checkResult.js';
import { deriveFigure } from './derivation.js';
import type { Evaluator } from './evaluator.js';
import type { Figure } from './figure.js';
import { createFigureReader, slotAt } from './figureReader.js';
import { formatFigure } from './formatFigure.js';
import {
  collectInputs,
  encodeFigure,
  fillInputs,
  type InputProblem,
  type InputValues,
} from './inputValues.js';
import { traceTerm } from './traceTerm.js';

/** An evaluator, or everything that is wrong with the inputs. */
export type EvaluatorResult =
  | { readonly ok: true; readonly evaluator: Evaluator }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * Computes a model for one set of inputs. Inputs that are missing, unknown, of the wrong length or not finite are
 * problems, all of them at once; figures that cannot be computed are not: they read as such, with the reason.
 */
export function createEvaluator(model: CompiledModel, inputs: InputValues): EvaluatorResult {
  const filled = fillInputs(model, inputs);
  if (!filled.ok) return filled;
  runProgram(model.program, filled.values);
  return { ok: true, evaluator: evaluatorOver(model, filled.values, createDependents(model.program)) };
}

function evaluatorOver(model: CompiledModel, values: Float64Array, dependents: Dependents): Evaluator {
  const reader = createFigureReader(model, values);
  const figureOf = (name: string): CompiledItem | undefined => {
    const item = model.itemByName.get(name);
    return item?.kind === 'check' ? undefined : item;
  };
  const unknown = (name: string): Figure & { ok: false } => ({
    ok: false,
    reason: `The model has nothing named ${name}`,
  });

  return {
    model,
    read: (name, period) => {
      const item = figureOf(name);
      return item ? reader.read(item, period) : unknown(name);
    },
    readSeries: (name) => {
      const item = figureOf(name);
      if (!item) return [unknown(name)];
      const first = item.kind === 'line' ? 1 : item.firstPeriod;
      return Array.from({ length: item.lastPeriod - first + 1 }, (_, index) =>
        reader.read(item, first + index),
      );
    },
    number: (name, period) => {
      const item = figureOf(name);
      return item ? reader.number(item, period) : Number.NaN;
    },
    compute: (formula, period, isYearly = false) =>
      traceTerm(expandFormula(formula, period, { ...model, isYearly }), values).value,
    set: (name, value, period) => {
      const item = figureOf(name);
      if (item?.kind !== 'input') throw new RangeError(`the model has no input ${name}`);
      const figure = encodeFigure(item, value);
      if (!figure.ok) throw new RangeError(figure.reason);
      const isWhole = period === undefined || item.shape === 'scalar';
      const slot = isWhole ? item.firstSlot : slotAt(item, period);
      if (slot === undefined) throw new RangeError(`${name} has no period ${period}`);
      const count = isWhole ? item.lastPeriod - item.firstPeriod + 1 : 1;
      values.fill(figure.value, slot, slot + count);
      runRanges(model.program, dependents(slot, count), values);
    },
    inputs: () => collectInputs(model, values),
    explain: (name, period) => {
      const item = figureOf(name);
      if (!item) throw new RangeError(unknown(name).reason);
      return deriveFigure(model, values, reader, item, period);
    },
    checks: (format = formatFigure) => checkResults(model, reader, format),
    fork: () => evaluatorOver(model, values.slice(), dependents),
  };
}
