import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { isSeeded } from '../program/buildProgram.js';
import { slotOwner } from '../program/slotOwner.js';
import type { Unit } from '../units/unit.js';
import type { Figure, FigureRef } from './figure.js';
import { figureRef } from './figureRef.js';
import { slotAt, type FigureReader } from './figureReader.js';
import { termOfSlot } from './termOfSlot.js';
import { traceTerm } from './traceTerm.js';

export interface DerivationOperand {
  readonly ref: FigureRef;
  readonly label: string;
  readonly kind: 'input' | 'line';
  readonly figure: Figure;
}

/** One figure with its formula and the figures that went in: plain JSON. */
export interface Derivation extends DerivationOperand {
  readonly unit: Unit;
  /** As written in the model; empty for an input. */
  readonly formula: string;
  /** The figures that the formula needed in this period, each once; the branch of an `if` not taken is left out. */
  readonly operands: readonly DerivationOperand[];
}

/** The derivation of an item's figure in a period, one level deep. */
export function deriveFigure(
  model: CompiledModel,
  values: Float64Array,
  reader: FigureReader,
  item: CompiledItem,
  period: number | undefined,
): Derivation {
  const slot = slotAt(item, period);
  const term = slot === undefined ? undefined : termOfSlot(model, slot);
  const slots = term ? traceTerm(term, values).slots : [];
  const formula = period !== undefined && isSeeded(item, period) ? item.seed : item.formula;
  return {
    ...describeOperand(reader, item, period ?? item.firstPeriod),
    figure: reader.read(item, period),
    unit: item.unit,
    formula: formula ? textOf(model.source, formula.span) : '',
    operands: slots.map((read) => {
      const owner = slotOwner(model.items, read);
      return describeOperand(reader, owner.item, owner.period);
    }),
  };
}

const describeOperand = (reader: FigureReader, item: CompiledItem, period: number): DerivationOperand => ({
  ref: figureRef(item, period),
  label: item.label,
  kind: item.kind === 'input' ? 'input' : 'line',
  figure: reader.read(item, period),
});
