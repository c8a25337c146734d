import { rowIdOfPeriod, type FigureNote } from '@finance-analyst/documents';
import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import { amountScaleOf, headlineOf } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { valueInWords } from '../editing/valueInWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { rowFormat } from '../method/rowFormat.js';
import { signed } from '../method/signed.js';
import { figureFormat } from '../model/figureFormat.js';
import { messages as noteMessages } from '../notes/messages.js';
import { noteLabel } from '../notes/noteLabel.js';
import { targetOfNote } from '../notes/targetOfNote.js';
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
      blocks: [{ kind: 'facts', isLong: true, facts: notes.map((note) => noteFact(note, subject)) }],
    },
  ];
};

const noteFact = (note: FigureNote, subject: MemoSubject): MemoFact => ({
  label: noteLabel(subject.valuation, note),
  value: notedValue(note, subject),
  note: note.text,
});

/** The noted figure as the screen writes it, or that the model does not have it. */
function notedValue(note: FigureNote, { valuation, formatting }: MemoSubject): string {
  const target = targetOfNote(valuation, note);
  if (!target) return noteMessages.notShown;
  const written = (figure: FigureResult, format: FigureFormat): string =>
    figure.ok ? formatting.format(figure, format) : '–';
  if (target.kind === 'upside')
    return written(headlineOf(valuation).upside, { kind: 'rate', precision: 1, sign: 'always' });
  const { body, evaluator, history } = valuation;
  const view = methodViewOf(body.template);
  const units = { currency: body.currency, scale: amountScaleOf(valuation) };
  const shown =
    view.forecastRows.find(({ name }) => name === note.name) ??
    view.forecastRows.find((row) => row.history === note.name);
  const past =
    target.kind === 'history' ? history.find(({ period }) => period.label === target.period) : undefined;
  if (past?.modelPeriod === null) {
    const figure = pastFigure(past, note.name);
    return figure && shown ? written(signed(shown, figure), rowFormat(shown, units)) : '–';
  }
  const period = past?.modelPeriod ?? (target.kind === 'model' ? target.period : undefined);
  const row = valuation.rows.get(period === undefined ? note.name : rowIdOfPeriod(body, note.name, period));
  const { unit, figure, kind } = evaluator.explain(note.name, period);
  const words = inputWords(note.name, { view, ...units });
  if (typeof row?.value === 'string') return valueInWords(row.value, words, formatting.format);
  if (shown) return written(signed(shown, figure), rowFormat(shown, units));
  return written(figure, kind === 'input' && row ? words.format : figureFormat(unit, units));
}
