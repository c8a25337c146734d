import { rowIdOfPeriod } from '@finance-analyst/documents';
import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import { sessionOf, sourceName, type StatementLine } from '@finance-analyst/market';
import type { FigureRef } from '@finance-analyst/model-engine';
import { daysApart } from '../headline/daysApart.js';
import { inputWords } from '../editing/inputWords.js';
import {
  amountScaleOf,
  headlineOf,
  impliedDrivers,
  periodNamed,
  withDriver,
  type ImpliedDriver,
  type Valuation,
} from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { signed } from '../method/signed.js';
import { impliedDriverWords } from '../implied/impliedDriverWords.js';
import { localFigure } from '../model/localFigure.js';
import { hasNote } from '../notes/hasNote.js';
import { notedFigureOf } from '../notes/notedFigureOf.js';
import { figureFormat } from '../model/figureFormat.js';
import { forecastFigure } from '../forecast/forecastFigure.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import type { DerivationNode } from './DerivationNode.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { filedNode } from './filedNode.js';
import { pastPeriod } from './pastPeriod.js';
import { notesOfInput, reported } from './notesOfInput.js';
import { readableFormula } from './readableFormula.js';
import { messages } from './messages.js';

/** How a derivation writes its figures: in the scale of the panels beside it. */
interface Writing {
  readonly scale: FigureScale;
  readonly formatting: DerivationFormatting;
}

/** Writes the figures and days of a derivation in the locale of the screen. */
export type DerivationFormatting = Pick<FigureFormatting, 'format' | 'formatDate'>;

/** The derivation of any figure on the screen, from the model's formulas down to the filings. */
export function deriveFigure(
  valuation: Valuation,
  target: ExplainTarget,
  formatting: DerivationFormatting,
): DerivationNode {
  const writing = { scale: amountScaleOf(valuation), formatting };
  if (target.kind === 'upside') return upsideNode(valuation, writing);
  if (target.kind === 'implied') return impliedNode(valuation, writing, target.driver);
  return target.kind === 'model'
    ? modelNode(
        valuation,
        writing,
        { name: target.name, ...(target.period === undefined ? {} : { period: target.period }) },
        '',
      )
    : historyNode(valuation, writing, target);
}

/** A line's sign in the forecast table: what free cash flow subtracts is negative wherever it is shown. */
const signOf = (row: ForecastRow | undefined): { readonly sign: 1 | -1 } => row ?? { sign: 1 };

const signedFormula = (row: ForecastRow | undefined, formula: string): string =>
  signOf(row).sign === 1 ? formula : `−(${formula})`;

function periodSuffix(valuation: Valuation, period: number | undefined): string {
  if (period === undefined) return '';
  const past = valuation.history.find(({ modelPeriod }) => modelPeriod === period);
  return `, ${past ? past.period.label : forecastYearLabel(valuation, period)}`;
}

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
    formula: isInput ? null : signedFormula(shown, readableFormula(valuation, derivation.formula)),
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
        ? filedFigures(valuation, writing, row?.provenance?.figures ?? reported(valuation, ref), key)
        : derivation.operands.map((operand) => modelNode(valuation, writing, operand.ref, key)),
  };
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

/** Value against price, with a note that they are of two dates. */
function upsideNode(valuation: Valuation, writing: Writing): DerivationNode {
  const { formatDate } = writing.formatting;
  const key = 'upside';
  const apart = daysApart(valuation);
  return {
    key,
    label: messages.upside,
    formula: messages.upsideFormula,
    figure: headlineOf(valuation).upside,
    choice: null,
    format: { kind: 'rate', precision: 1, sign: 'always' },
    notes: apart
      ? [
          messages.daysApart(
            formatDate(apart.valueDay),
            methodViewOf(valuation.body.template).valueDayIs,
            formatDate(apart.priceDay),
            apart.valueDay < apart.priceDay,
          ),
        ]
      : [],
    kind: 'computed',
    children: () => [
      modelNode(valuation, writing, { name: 'value_per_share' }, key),
      ...priceNodes(valuation, writing, key),
    ],
  };
}

/** The price of a model; nothing without one. */
function priceNodes(
  { body: { priceSnapshot: price } }: Valuation,
  { formatting }: Writing,
  key: string,
): readonly DerivationNode[] {
  return price
    ? [
        {
          key: `${key}/price`,
          label: messages.price,
          formula: null,
          figure: { ok: true, value: price.price },
          choice: null,
          format: figureFormat('per_share', { currency: price.currency }),
          notes: [messages.priceOf(sourceName(price.source), formatting.formatDate(sessionOf(price)))],
          kind: 'price',
          children: () => [],
        },
      ]
    : [];
}

/** A driver that the price implies: the model in which value is the price, down to its filings. */
function impliedNode(valuation: Valuation, writing: Writing, driver: ImpliedDriver): DerivationNode {
  const key = `implied/${driver}`;
  const found = impliedDrivers(valuation).find((answer) => answer.driver === driver)?.byPrice;
  const words = impliedDriverWords(valuation, driver, writing.formatting);
  return {
    key,
    label: messages.impliedByPrice(words.label),
    formula: messages.impliedFormula(words.driver),
    figure: found ? localFigure(found, writing.formatting) : null,
    choice: null,
    format: words.format,
    notes: [messages.allElseEqual],
    kind: 'computed',
    children: () => [
      ...(found?.ok
        ? [
            withoutNotes(
              modelNode(
                withDriver(valuation, driver, found.value),
                writing,
                { name: 'value_per_share' },
                key,
              ),
            ),
          ]
        : []),
      ...priceNodes(valuation, writing, key),
    ],
  };
}

/** Notes are on figures of the model as it is. */
const withoutNotes = (node: DerivationNode): DerivationNode => ({
  ...node,
  noted: undefined,
  children: () => node.children().map(withoutNotes),
});

/** How a figure of the past was computed; null for a filed one that is shown as it was filed. */
function historyFormula(
  valuation: Valuation,
  row: ForecastRow | undefined,
  formula: string | null,
): string | null {
  if (formula === null) return signOf(row).sign === 1 ? null : signedFormula(row, messages.asFiled);
  return signedFormula(row, readableFormula(valuation, formula));
}

function historyNode(
  shown: Valuation,
  writing: Writing,
  { line, period }: Extract<ExplainTarget, { kind: 'history' }>,
): DerivationNode {
  const { year, valuation } = pastPeriod(shown, period);
  if (year && year.modelPeriod !== null)
    return modelNode(valuation, writing, { name: line, period: year.modelPeriod }, 'history');
  const figure = year && pastFigure(year, line);
  const row = methodViewOf(valuation.body.template).forecastRows.find(({ history }) => history === line);
  const key = `history/${line}@${period}`;
  return {
    key,
    label: `${row?.fullLabel ?? line}, ${period}`,
    formula: figure?.ok ? historyFormula(valuation, row, figure.formula) : null,
    figure: figure ? signed(signOf(row), figure) : { ok: false, reason: messages.notInModel(period) },
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
