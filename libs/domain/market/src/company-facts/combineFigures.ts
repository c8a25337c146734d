import type { FigureComponent, FilingSource } from '../fundamentals/FiscalPeriod.js';
import type { DatedFigure } from './DatedFigure.js';
import { tagTitle } from './tagTitle.js';

/** A figure that enters a derived one. `suffix` tells apart operands of one tag: `year to 2025-09-27`. */
export interface Operand {
  readonly figure: DatedFigure;
  readonly sign: 1 | -1;
  readonly suffix?: string;
}

/** The signed sum of figures, with every filed fact it rests on as a component and `text` as its derivation. */
export function combineFigures(text: string, operands: readonly Operand[]): DatedFigure {
  const components = operands.flatMap(componentsOf);
  const inner = operands.flatMap(({ figure }) => figure.derivation ?? []);
  return {
    value: components.reduce((sum, { sign, value }) => sum + sign * value, 0),
    source: components.map(({ source }) => source).reduce(later),
    components,
    derivation: [...new Set([text, ...inner])].join('; '),
    restatedFrom: [],
    valueSince: operands.map(({ figure }) => figure.valueSince).reduce((a, b) => (b > a ? b : a)),
  };
}

function componentsOf({ figure, sign, suffix }: Operand): readonly FigureComponent[] {
  const named = (label: string) => (suffix === undefined ? label : `${label}, ${suffix}`);
  if (figure.components.length === 0)
    return [{ label: named(tagTitle(figure.source.tag)), sign, value: figure.value, source: figure.source }];
  return figure.components.map((component) => ({
    ...component,
    label: named(component.label),
    sign: component.sign === sign ? 1 : -1,
  }));
}

function later(a: FilingSource, b: FilingSource): FilingSource {
  return b.filed > a.filed ? b : a;
}
