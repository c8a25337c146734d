import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { isSeeded } from '../program/buildProgram.js';
import { circleOf } from '../program/circleOf.js';
import { slotOwner } from '../program/slotOwner.js';
import type { Unit } from '../units/unit.js';
import type { Figure, FigureRef } from './figure.js';
import { figureRef } from './figureRef.js';
import { slotAt, type FigureReader } from './figureReader.js';
import { termOfSlot } from './termOfSlot.js';
import { traceTerm } from './traceTerm.js';

/** A figure that went into another, with what it is called. */
export interface DerivationOperand {
  readonly ref: FigureRef;
  readonly label: string;
  readonly kind: 'input' | 'line';
  readonly figure: Figure;
  /** The circular reference that it is part of, as reasons call it: its formula leads back to it. */
  readonly circle?: string;
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
    ...describeOperand(model, reader, item, period ?? item.firstPeriod),
    figure: reader.read(item, period),
    unit: item.unit,
    formula: formula ? textOf(model.source, formula.span) : '',
    operands: slots.map((read) => {
      const owner = slotOwner(model.items, read);
      return describeOperand(model, reader, owner.item, owner.period);
    }),
  };
}

function describeOperand(
  { program }: CompiledModel,
  reader: FigureReader,
  item: CompiledItem,
  period: number,
): DerivationOperand {
  const slot = slotAt(item, period);
  const circle = slot === undefined ? undefined : circleOf(program, slot);
  return {
    ref: figureRef(item, period),
    label: item.label,
    kind: item.kind === 'input' ? 'input' : 'line',
    figure: reader.read(item, period),
    ...(circle && { circle: circle.label }),
  };
}
