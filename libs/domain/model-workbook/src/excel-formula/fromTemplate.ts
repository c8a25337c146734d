import { functionTable } from '@finance-analyst/model-engine';
import { CannotBeWritten } from './CannotBeWritten.js';
import { call, type Piece } from './Piece.js';

type TemplateForm = 'excel' | 'excelFold';

/** The Excel form of a function, period by period or over the periods. */
export function templateOf(name: string, form: TemplateForm): string {
  const definition = functionTable.get(name);
  const template = definition?.[form] ?? definition?.excel;
  if (template === undefined) throw new CannotBeWritten(`There is no Excel form of ${name}.`);
  return template;
}

/** Several parts where Excel takes one range. */
const listOf = (parts: readonly Piece[]): Piece => {
  const [first, ...others] = parts;
  // The quarters of a year are a range already.
  if (first && others.length === 0) return first;
  return call(
    `CHOOSE({${parts.map((_, index) => index + 1).join(',')}},${parts.map(({ text }) => text).join(',')})`,
    parts,
  );
};

/** Fills the placeholders of a template; only those it contains are computed. */
export interface TemplateParts {
  /** An argument by its position from 0. */
  readonly argumentAt: (at: number) => Piece | undefined;
  readonly all: readonly Piece[];
  readonly range?: () => string;
  readonly range2?: () => string;
  readonly toHere?: () => string;
}

/** The call of a function as its definition writes it for Excel. */
export function fromTemplate(
  name: string,
  form: TemplateForm,
  { argumentAt, all, range, range2, toHere }: TemplateParts,
  isLogical = false,
): Piece {
  const used: Piece[] = [];
  const textOf = (piece: Piece): string => {
    used.push(piece);
    return piece.text;
  };
  const text = templateOf(name, form).replaceAll(/\{(\*|\w+)\}/g, (place, what: string) => {
    if (what === '*') return all.map(textOf).join(',');
    if (what === 'parts') return textOf(listOf(all.slice(0, -1)));
    if (what === 'share') return all.slice(-1).map(textOf).join('');
    if (what === 'range' && range) return range();
    if (what === 'range2' && range2) return range2();
    if (what === 'toHere' && toHere) return toHere();
    const argument = /^\d+$/.test(what) ? argumentAt(Number(what) - 1) : undefined;
    if (!argument) throw new CannotBeWritten(`There is no Excel form of ${name}: ${place} is unknown.`);
    return textOf(argument);
  });
  return call(text, used, isLogical);
}
