import type { FigureFormat } from '@finance-analyst/figures';
import type { FilingSource, ReportedFigure, StatementLine } from '@finance-analyst/market';
import type { DerivationNode } from './DerivationNode.js';
import { statementLineName } from './statementLineName.js';

const countLines: ReadonlySet<StatementLine> = new Set(['dilutedShares', 'basicShares', 'sharesOutstanding']);

const formatOf = (line: StatementLine, currency: string): FigureFormat =>
  countLines.has(line)
    ? { kind: 'count', precision: 0 }
    : line === 'dilutedEarningsPerShare'
      ? { kind: 'per-share', currency, precision: 2 }
      : { kind: 'amount', currency, precision: 0 };

/** `10-K filed 2025-10-31`, tag and accession number: enough to find the figure in the filing. */
const filingNotes = ({ form, filed, taxonomy, tag, accession }: FilingSource): readonly string[] =>
  taxonomy === 'sample'
    ? [`${form}, dated ${filed}: sample data`]
    : [`${form} filed ${filed}`, `${taxonomy}:${tag}`, `accession ${accession}`];

/** A figure of the statements: filed as such, or made of filed ones. */
export function filedNode(given: {
  readonly key: string;
  readonly line: StatementLine;
  readonly period: string;
  readonly currency: string;
  readonly figure: ReportedFigure;
}): DerivationNode {
  const { key, line, period, currency, figure } = given;
  const format = formatOf(line, currency);
  const restated = figure.restatedFrom.map(
    ({ value, source }) =>
      `restated: ${value.toLocaleString('en-US')} in the ${source.form} filed ${source.filed}`,
  );
  return {
    key,
    label: `${statementLineName(line)}, ${period}`,
    formula: figure.derivation,
    figure: { ok: true, value: figure.value },
    choice: null,
    format,
    notes: figure.components.length > 0 ? restated : [...filingNotes(figure.source), ...restated],
    kind: 'filed',
    children: () =>
      figure.components.map((component, index) => ({
        key: `${key}/${index}`,
        label: component.label,
        formula: null,
        figure: { ok: true, value: component.sign * component.value },
        choice: null,
        format,
        notes: filingNotes(component.source),
        kind: 'filed',
        children: () => [],
      })),
  };
}
