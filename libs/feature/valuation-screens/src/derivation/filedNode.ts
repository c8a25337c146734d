import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import type { FilingSource, ReportedFigure, StatementLine } from '@finance-analyst/market';
import { figureFormat } from '../model/figureFormat.js';
import type { DerivationNode } from './DerivationNode.js';
import { statementLineName } from './statementLineName.js';
import { messages } from './messages.js';

const countLines: ReadonlySet<StatementLine> = new Set(['dilutedShares', 'basicShares', 'sharesOutstanding']);

const unitOf = (line: StatementLine): 'shares' | 'per_share' | 'amount' => {
  if (countLines.has(line)) return 'shares';
  return line === 'dilutedEarningsPerShare' ? 'per_share' : 'amount';
};

/** `10-K filed Oct 31, 2025`, tag and accession number: enough to find the figure in the filing. */
function filingNotes(
  { form, filed, taxonomy, tag, accession }: FilingSource,
  formatDate: FigureFormatting['formatDate'],
): readonly string[] {
  const day = formatDate(filed);
  return taxonomy === 'sample'
    ? [messages.sampleFiling(form, day)]
    : [messages.filing(form, day), `${taxonomy}:${tag}`, messages.accession(accession)];
}

/** A figure of the statements: filed as such, or made of filed ones. */
export function filedNode(given: {
  readonly key: string;
  readonly line: StatementLine;
  readonly period: string;
  readonly currency: string;
  readonly figure: ReportedFigure;
  /** Of the amounts and counts beside it. */
  readonly scale: FigureScale;
  readonly formatting: Pick<FigureFormatting, 'format' | 'formatDate'>;
}): DerivationNode {
  const { key, line, period, currency, figure, scale } = given;
  const { format: write, formatDate } = given.formatting;
  const format = figureFormat(unitOf(line), { currency, scale });
  /** As filed, in full, where the derivation is in millions. */
  const whole = (value: number): string =>
    write(value, figureFormat(unitOf(line), { currency, scale: 'units' }));
  const filedAs = (value: number): readonly string[] =>
    scale === 'units' || format.kind === 'per-share' ? [] : [whole(value)];
  const restated = figure.restatedFrom.map(({ value, source }) =>
    messages.restated(whole(value), source.form, formatDate(source.filed)),
  );
  return {
    key,
    label: `${statementLineName(line)}, ${period}`,
    formula: figure.derivation,
    figure: { ok: true, value: figure.value },
    choice: null,
    format,
    notes: [
      ...filedAs(figure.value),
      ...(figure.components.length > 0 ? [] : filingNotes(figure.source, formatDate)),
      ...restated,
    ],
    kind: 'filed',
    children: () =>
      figure.components.map((component, index) => ({
        key: `${key}/${index}`,
        label: component.label,
        formula: null,
        figure: { ok: true, value: component.sign * component.value },
        choice: null,
        format,
        notes: [...filedAs(component.sign * component.value), ...filingNotes(component.source, formatDate)],
        kind: 'filed',
        children: () => [],
      })),
  };
}
