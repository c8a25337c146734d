import { localReason, sentences } from '@finance-analyst/figures';
import { rowIdOfPeriod, writeSymbol } from '@finance-analyst/documents';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { amountScaleOf, followingInputs, isOwnEdit, reportedSources } from '@finance-analyst/valuation';
import type { FigureRef } from '@finance-analyst/model-engine';
import type { InputSource, WorkbookOptions } from '@finance-analyst/model-workbook';
import { statementLineName } from '../derivation/statementLineName.js';
import { notesOfInput } from '../derivation/notesOfInput.js';
import { inputLabel, inputWords } from '../editing/inputWords.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { messages as forecastMessages } from '../forecast/messages.js';
import { partialYear, partialYearFormat } from '../forecast/partialYear.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { noteLabel } from '../notes/noteLabel.js';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { messages } from './messages.js';
import { modelFileName } from './modelFileName.js';
import { workbookComparables } from './workbookComparables.js';
import { peerBetaLink, workbookPeerBetas } from './workbookPeerBetas.js';
import { workbookScenarios } from './workbookScenarios.js';
import { workbookSensitivity } from './workbookSensitivity.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

const comparedWithPrice = 'value_per_share';

/** What the workbook of a model says beside its figures, and its file name. Days are ISO dates, as those in its cells. */
export function workbookOf(subject: WorkbookSubject): {
  readonly fileName: string;
  readonly options: WorkbookOptions;
} {
  const { valuation, model, createdAt } = subject;
  const { body, sample } = valuation;
  const money = { currency: body.currency, scale: amountScaleOf(valuation) };
  const view = methodViewOf(body.template);
  return {
    fileName: `${modelFileName(body, model, messages.fileName)}.xlsx`,
    options: {
      title: model.title,
      createdAt,
      money,
      isSample: sample,
      negatedLines: new Set(view.forecastRows.flatMap(({ name, sign }) => (sign === 1 ? [] : [name]))),
      periodLabel: (period) => periodLabel(subject, period),
      optionLabel: (input, option) => inputWords(input, { view, ...money }).choices.get(option),
      facts: factsOf(subject),
      sources: sourcesOf(subject),
      notes: followingNotes(subject),
      tables: [
        ...workbookScenarios(subject.base, comparedPrice(subject).price, subject.formatting),
        ...workbookSensitivity(valuation, subject.formatting),
        ...workbookComparables(valuation),
        ...workbookPeerBetas(valuation),
      ],
      links: peerBetaLink(valuation),
      figureNotes: body.notes.map((note) => ({
        figure: noteLabel(valuation, note),
        text: note.text,
        day: note.writtenAt.slice(0, 10),
      })),
      ...comparedPrice(subject),
    },
  };
}

function periodLabel({ valuation, formatting }: WorkbookSubject, period: number): string {
  const year = forecastYearLabel(valuation, period);
  if (period < 1) return messages.actual(year);
  const partial = partialYear(valuation, period);
  return partial
    ? messages.partOfYear(year, formatting.format(partial.years, partialYearFormat))
    : messages.estimate(year);
}

function factsOf({ valuation, model, isEdited }: WorkbookSubject): NonNullable<WorkbookOptions['facts']> {
  const { body, fundamentals } = valuation;
  const price = priceOf(valuation);
  return [
    [messages.company, `${body.instrument.name} (${writeSymbol(body.instrument)})`],
    [messages.version, forecastMessages.versionOf(model.baseRevision, isEdited)],
    [messages.valueDay, methodViewOf(body.template).valueDay(valuation) ?? body.baseYearEnd],
    [messages.statements, messages.lastFiled(sourceName(fundamentals.source), fundamentals.lastFiled)],
    [messages.knownOn, body.knownOn],
    ...(price.isCompared ? [] : [[messages.price, price.words] as const]),
  ];
}

/** That inputs which follow others in the product keep their values in a workbook. */
function followingNotes({ valuation }: WorkbookSubject): readonly string[] {
  const view = methodViewOf(valuation.body.template);
  const labels = followingInputs(valuation).map((input) => inputLabel(input, view));
  return labels.length === 0 ? [] : [messages.following(labels.join('; '))];
}

type PriceWords =
  | { readonly isCompared: true; readonly price: NonNullable<WorkbookOptions['price']> }
  | { readonly isCompared: false; readonly words: string };

/** A price in the model's currency can be compared with its value; another is only named. */
function priceOf({ body, model }: WorkbookSubject['valuation']): PriceWords {
  const snapshot = body.priceSnapshot ?? null;
  if (!snapshot) return { isCompared: false, words: messages.noPrice };
  const { price, currency } = snapshot;
  const day = sessionOf(snapshot).slice(0, 10);
  const source = sourceName(snapshot.source);
  const hasValue = model.lines.some(({ name, shape }) => name === comparedWithPrice && shape === 'scalar');
  return hasValue && currency === body.currency
    ? {
        isCompared: true,
        price: { of: comparedWithPrice, value: price, label: messages.priceOn(day, source) },
      }
    : { isCompared: false, words: messages.otherCurrency(String(price), currency, day, source) };
}

function comparedPrice({ valuation }: WorkbookSubject): Pick<WorkbookOptions, 'price'> {
  const price = priceOf(valuation);
  return price.isCompared ? { price: price.price } : {};
}

/** By input the reason and source of each of its figures. */
function sourcesOf(subject: WorkbookSubject): NonNullable<WorkbookOptions['sources']> {
  const { model } = subject.valuation;
  return Object.fromEntries(
    model.inputs.map(({ name, shape, firstPeriod, lastPeriod }) => [
      name,
      shape === 'scalar'
        ? sourceOf({ name }, subject)
        : Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, index) => {
            const period = firstPeriod + index;
            return period < 1 ? filedSource({ name, period }, subject) : sourceOf({ name, period }, subject);
          }),
    ]),
  );
}

/** The filings behind a figure of the past, or that the statements have none. */
function filedSource(
  ref: FigureRef & { readonly period: number },
  { valuation, formatting }: WorkbookSubject,
): InputSource {
  const sources = reportedSources(valuation, ref.name, ref.period);
  const [newest] = sources.toSorted((one, other) =>
    other.figure.source.filed.localeCompare(one.figure.source.filed),
  );
  if (!newest) return { reason: sentences(notesOfInput(valuation, formatting, ref, undefined)) };
  const { form, filed, accession } = newest.figure.source;
  return {
    reason: sources.map(({ line, period }) => `${statementLineName(line)}, ${period}`).join('; '),
    source: `${form}, ${accession}`,
    asOf: filed,
  };
}

/** The reason of an assumption in the words of the screen, and the source of its default. */
function sourceOf(ref: FigureRef, { valuation, formatting }: WorkbookSubject): InputSource {
  const { body, rows } = valuation;
  const row = rows.get(ref.period === undefined ? ref.name : rowIdOfPeriod(body, ref.name, ref.period));
  if (!row) return {};
  const reason = sentences(notesOfInput(valuation, formatting, ref, row));
  if (row.edited) return { reason, source: isOwnEdit(row) ? messages.edited : scenarioMessages.scenario };
  const { label, detail, asOf } = row.provenance ?? {};
  const isReason = label === localReason(row.reason, formatting);
  const parts = [isReason ? undefined : label, detail && sourceName(detail)];
  return {
    reason,
    source: parts.filter((part) => part !== undefined && part !== '').join(', '),
    ...(asOf === undefined ? {} : { asOf: asOf.slice(0, 10) }),
  };
}
