import { rowIdOfPeriod } from '@finance-analyst/documents';
import type { StatementLine } from '@finance-analyst/market';
import type { FigureRef } from '@finance-analyst/model-engine';
import { periodNamed, type Valuation } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { forecastFigure } from '../forecast/forecastFigure.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { signed } from '../method/signed.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { figureFormat } from '../model/figureFormat.js';
import { hasNote } from '../notes/hasNote.js';
import { notedFigureOf } from '../notes/notedFigureOf.js';
import type { DerivationNode } from './DerivationNode.js';
import { filedNode } from './filedNode.js';
import { fullYearFigures } from './fullYearFigures.js';
import { notesOfInput, reported } from './notesOfInput.js';
import { readableFormula } from './readableFormula.js';
import type { Writing } from './Writing.js';

/** A line's sign in the forecast table: what free cash flow subtracts is negative wherever it is shown. */
export const signOf = (row: ForecastRow | undefined): { readonly sign: 1 | -1 } => row ?? { sign: 1 };

export const signedFormula = (row: ForecastRow | undefined, formula: string): string =>
  signOf(row).sign === 1 ? formula : `−(${formula})`;

function periodSuffix(valuation: Valuation, period: number | undefined): string {
  if (period === undefined) return '';
  const past = valuation.history.find(({ modelPeriod }) => modelPeriod === period);
  return `, ${past ? past.period.label : forecastYearLabel(valuation, period)}`;
}

/** A figure of a model, from its formulas down to the filings. */
export function modelNode(
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
    (ref.period === undefined ? undefined : valuation.rows.get(rowIdOfPeriod(body, ref.name, ref.period))) ??
    valuation.rows.get(ref.name);
  const view = methodViewOf(body.template);
  const shown = view.forecastRows.find(({ name }) => name === ref.name);
  const units = { currency: body.currency, scale: writing.scale };
  const format = figureFormat(derivation.unit, units);
  // Released templates have beta as a multiple, and saved models name them by their hash.
  const field = inputWords(ref.name, { view, ...units }).format;
  const isChoice = isInput && derivation.unit.kind === 'choice' && typeof row?.value === 'string';
  const choice = isChoice ? row.value.replaceAll('_', ' ') : null;
  const target = targetOf(valuation, ref);
  return {
    key,
    label: `${derivation.label}${periodSuffix(valuation, ref.period)}`,
    formula: isInput
      ? null
      : signedFormula(shown, readableFormula(valuation, derivation.formula, derivation.operands)),
    figure:
      choice !== null
        ? null
        : shown && ref.period !== undefined && ref.period > 0
          ? forecastFigure(valuation, shown, ref.period)
          : signed(signOf(shown), derivation.figure),
    choice,
    format: isInput && derivation.unit.kind === 'multiple' && field.kind === 'number' ? field : format,
    notes: isInput ? notesOfInput(valuation, writing.formatting, ref, row) : [],
    noted:
      target && notedFigureOf(valuation, target)
        ? { target, hasNote: hasNote(valuation, target) }
        : undefined,
    kind: isInput ? 'assumption' : 'line',
    children: () =>
      isInput
        ? [
            ...fullYearNodes(valuation, writing, ref, key),
            ...filedFigures(valuation, writing, row?.provenance?.figures ?? reported(valuation, ref), key),
          ]
        : derivation.operands.map((operand) => modelNode(valuation, writing, operand.ref, key)),
  };
}

/** The figures of whole years that a growth is between; that at the growth is computed from it, so it leads no further. */
function fullYearNodes(
  valuation: Valuation,
  writing: Writing,
  ref: FigureRef,
  key: string,
): readonly DerivationNode[] {
  const found = fullYearFigures(valuation, ref);
  if (!found) return [];
  const nodeOf = (figure: FigureRef): DerivationNode => modelNode(valuation, writing, figure, key);
  const { before, after, years } = found;
  return [nodeOf(before), { ...nodeOf(after), children: () => [] }, { ...nodeOf(years), children: () => [] }];
}

/**
 * What a figure of a derivation is asked by on the screen, where a quarter or twelve months are a column and not a period of
 * the model; null for the twelve months before those shown, which are none.
 */
function targetOf({ history }: Valuation, { name, period }: FigureRef): ExplainTarget | null {
  const past = history.find(({ modelPeriod }) => modelPeriod !== null && modelPeriod === period);
  if (!past || past.period.kind === 'annual')
    return { kind: 'model', name, ...(period === undefined ? {} : { period }) };
  const isColumn = past.period.kind === 'quarter' || past === history.at(-1);
  return isColumn ? { kind: 'history', line: name, period: past.period.label } : null;
}

/** The filed figures behind a default or a reported input, from the model's statements. */
export function filedFigures(
  { fundamentals }: Valuation,
  writing: Writing,
  references: readonly { readonly line: string; readonly period: string }[],
  parentKey: string,
): readonly DerivationNode[] {
  const unique = [
    ...new Map(references.map((reference) => [`${reference.line} ${reference.period}`, reference])).values(),
  ];
  return unique.flatMap(({ line, period }) => {
    const statement = periodNamed(fundamentals, period);
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

/** Notes are on figures of the model as it is. */
export const withoutNotes = (node: DerivationNode): DerivationNode => ({
  ...node,
  noted: undefined,
  children: () => node.children().map(withoutNotes),
});
