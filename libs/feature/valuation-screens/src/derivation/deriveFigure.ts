import { assumptionRowId } from '@finance-analyst/documents';
import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import type { StatementLine } from '@finance-analyst/market';
import { labelledFormula, type FigureRef } from '@finance-analyst/model-engine';
import { figureFormat } from '../model/figureFormat.js';
import { figureScaleOf } from '../model/figureScaleOf.js';
import type { Valuation } from '../model/Valuation.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { forecastRows } from '../forecast/forecastRows.js';
import type { DerivationNode } from './DerivationNode.js';
import type { ExplainTarget } from './ExplainTarget.js';
import { filedNode } from './filedNode.js';

/** How a derivation writes its figures: in the scale of the panels beside it. */
interface Writing {
  readonly scale: FigureScale;
  readonly write: FigureFormatting['format'];
}

/** The derivation of any figure on the screen, from the model's formulas down to the filings. */
export function deriveFigure(
  valuation: Valuation,
  target: ExplainTarget,
  write: FigureFormatting['format'],
): DerivationNode {
  const writing = { scale: figureScaleOf(valuation), write };
  return target.kind === 'model'
    ? modelNode(
        valuation,
        writing,
        { name: target.name, ...(target.period === undefined ? {} : { period: target.period }) },
        '',
      )
    : historyNode(valuation, writing, target);
}

const periodSuffix = (valuation: Valuation, period: number | undefined): string =>
  period === undefined ? '' : `, ${forecastYearLabel(valuation, period)}`;

function modelNode(
  valuation: Valuation,
  writing: Writing,
  ref: FigureRef,
  parentKey: string,
): DerivationNode {
  const { evaluator, body } = valuation;
  const derivation = evaluator.explain(ref.name, ref.period);
  const key = `${parentKey}/${ref.name}@${ref.period ?? ''}`;
  const isInput = derivation.kind === 'input';
  const row =
    valuation.rows.get(assumptionRowId(ref.name, ref.period ?? null)) ??
    valuation.rows.get(assumptionRowId(ref.name, null));
  return {
    key,
    label: `${derivation.label}${periodSuffix(valuation, ref.period)}`,
    formula: isInput ? null : labelledFormula(valuation.model, derivation.formula),
    figure: typeof row?.value === 'string' && isInput ? null : derivation.figure,
    choice: isInput && typeof row?.value === 'string' ? row.value.replaceAll('_', ' ') : null,
    format: figureFormat(derivation.unit.kind, { currency: body.currency, scale: writing.scale }),
    notes: isInput && row ? [row.edited ? `Your assumption. Default: ${row.reason}` : row.reason] : [],
    kind: isInput ? 'assumption' : 'line',
    children: () =>
      isInput
        ? filedFigures(valuation, writing, row?.provenance?.figures ?? [], key)
        : derivation.operands.map((operand) => modelNode(valuation, writing, operand.ref, key)),
  };
}

/** The filed figures that a default rests on, found in the statements that the model carries. */
function filedFigures(
  { fundamentals }: Valuation,
  writing: Writing,
  references: readonly { readonly line: string; readonly period: string }[],
  parentKey: string,
): readonly DerivationNode[] {
  const unique = [
    ...new Map(references.map((reference) => [`${reference.line} ${reference.period}`, reference])).values(),
  ];
  return unique.flatMap(({ line, period }) => {
    const statement = fundamentals.annual.find(({ label }) => label === period);
    const figure = statement?.figures[line as StatementLine];
    return statement && figure
      ? [
          filedNode({
            key: `${parentKey}/${line}@${period}`,
            line: line as StatementLine,
            period,
            currency: statement.currency,
            figure,
            ...writing,
          }),
        ]
      : [];
  });
}

function historyNode(
  valuation: Valuation,
  writing: Writing,
  { line, period }: Extract<ExplainTarget, { kind: 'history' }>,
): DerivationNode {
  const figure = valuation.history.find((year) => year.period.label === period)?.figures[line];
  const row = forecastRows.find(({ name }) => name === line);
  const key = `history/${line}@${period}`;
  return {
    key,
    label: `${row?.fullLabel ?? line}, ${period}`,
    formula: figure?.ok ? figure.formula : null,
    figure: figure ?? { ok: false, reason: `${period} is not part of this model.` },
    choice: null,
    format: figureFormat(row?.unit === 'rate' ? 'rate' : 'amount', {
      currency: valuation.body.currency,
      scale: writing.scale,
    }),
    notes: [],
    kind: 'computed',
    children: () =>
      figure?.ok
        ? filedFigures(
            valuation,
            writing,
            figure.sources.map((source) => ({ line: source.line, period: source.period })),
            key,
          )
        : [],
  };
}
