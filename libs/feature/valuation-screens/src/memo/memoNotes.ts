import { forecastPeriodOf, rowIdOfPeriod, type FigureNote } from '@finance-analyst/documents';
import { amountScaleOf } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { valueInWords } from '../editing/valueInWords.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { rowFormat } from '../method/rowFormat.js';
import { signed } from '../method/signed.js';
import { figureFormat } from '../model/figureFormat.js';
import type { MemoFact, MemoSection } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** What the analyst wrote about figures, each with its value. */
export const memoNotes = (subject: MemoSubject): readonly MemoSection[] => {
  const { notes } = subject.valuation.body;
  if (notes.length === 0) return [];
  return [
    {
      title: messages.notes,
      blocks: [{ kind: 'facts', facts: notes.map((note) => noteFact(note, subject)) }],
    },
  ];
};

function noteFact(note: FigureNote, { valuation, formatting }: MemoSubject): MemoFact {
  const { body, rows, evaluator, model } = valuation;
  const period = forecastPeriodOf(body, note) ?? undefined;
  const year = period === undefined ? [] : [forecastYearLabel(valuation, period)];
  const labelled = (name: string): string => [name, ...year].join(' ');
  // A method without this line leaves its note readable.
  if (![...model.inputs, ...model.lines].some(({ name }) => name === note.name))
    return { label: labelled(note.name.replaceAll('_', ' ')), value: '–', note: note.text };
  const view = methodViewOf(body.template);
  const units = { currency: body.currency, scale: amountScaleOf(valuation) };
  const { label, unit, figure, kind } = evaluator.explain(note.name, period);
  const row = rows.get(period === undefined ? note.name : rowIdOfPeriod(body, note.name, period));
  const shown = view.forecastRows.find(({ name }) => name === note.name);
  const words = inputWords(note.name, { view, ...units });
  const format = shown
    ? rowFormat(shown, units)
    : kind === 'input' && row
      ? words.format
      : figureFormat(unit.kind, units);
  return {
    label: labelled(shown?.fullLabel ?? (row ? words.label : label)),
    value:
      typeof row?.value === 'string'
        ? valueInWords(row.value, words, formatting.format)
        : figure.ok
          ? formatting.format(shown ? signed(shown, figure) : figure, format)
          : '–',
    note: note.text,
  };
}
