import type { FigureComponent, ReportedFigure } from './FiscalPeriod.js';

/** A filed amount with its sign, and the tag that identifies it. */
export type Operand = Pick<FigureComponent, 'sign' | 'value' | 'source'>;

export function operands(figure: ReportedFigure | undefined): readonly Operand[] {
  if (!figure) return [];
  return figure.components.length > 0 ? figure.components : [{ ...figure, sign: 1 }];
}

/** Temporary equity is reported between liabilities and equity; other preferred stock is part of equity. */
export function isOutsideEquity({ source }: Operand): boolean {
  return source.tag.startsWith('TemporaryEquity') || source.tag.startsWith('RedeemableNoncontrolling');
}

/** If a filer tags no shareholders' equity separately, the line includes minority interest. */
export function isAllEquity({ source }: ReportedFigure): boolean {
  return source.tag === 'Equity' || source.tag.includes('IncludingPortionAttributable');
}
