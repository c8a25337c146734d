import { readFigureName, rowIdOfPeriod, type FigureNote } from '@finance-analyst/documents';
import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import { amountScaleOf, headlineOf } from '@finance-analyst/valuation';
import { pastPeriod } from '../derivation/pastPeriod.js';
import { inputWords } from '../editing/inputWords.js';
import { valueInWords } from '../editing/valueInWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { rowFormat } from '../method/rowFormat.js';
import { signed } from '../method/signed.js';
import { figureFormat } from '../model/figureFormat.js';
import { noteLabel } from '../notes/noteLabel.js';
import { notShown } from '../notes/notShown.js';
import { targetOfNote } from '../notes/targetOfNote.js';
import type { MemoFact, MemoSection } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

type NotesSubject = Pick<MemoSubject, 'valuation' | 'formatting'>;

/** What the analyst wrote about figures, each with its value. */
export const memoNotes = (subject: NotesSubject): readonly MemoSection[] => {
  const { notes } = subject.valuation.body;
  if (notes.length === 0) return [];
  return [
    {
      title: messages.notes,
      blocks: [{ kind: 'facts', isLong: true, facts: notes.map((note) => noteFact(note, subject)) }],
    },
  ];
};

const noteFact = (note: FigureNote, subject: NotesSubject): MemoFact => ({
  label: noteLabel(subject.valuation, note),
  value: notedValue(note, subject),
  note: note.text,
});

/** The noted figure as the screen writes it, or that the model does not have it. */
function notedValue(note: FigureNote, { valuation, formatting }: NotesSubject): string {
  const target = targetOfNote(valuation, note);
  if (!target) return notShown(note);
  const written = (figure: FigureResult, format: FigureFormat): string =>
    figure.ok ? formatting.format(figure, format) : '–';
  if (target.kind === 'upside')
    return written(headlineOf(valuation).upside, { kind: 'rate', precision: 1, sign: 'always' });
  const { body } = valuation;
  const { name } = readFigureName(note.name);
  const view = methodViewOf(body.template);
  const units = { currency: body.currency, scale: amountScaleOf(valuation) };
  const shown =
    view.forecastRows.find((row) => row.name === name) ??
    view.forecastRows.find((row) => row.history === name);
  const { year: past, valuation: computed } =
    target.kind === 'history' ? pastPeriod(valuation, target.period) : { year: undefined, valuation };
  if (past?.modelPeriod === null) {
    const figure = pastFigure(past, name);
    return figure && shown ? written(signed(shown, figure), rowFormat(shown, units)) : '–';
  }
  const period = past?.modelPeriod ?? (target.kind === 'model' ? target.period : undefined);
  const row = valuation.rows.get(period === undefined ? name : rowIdOfPeriod(body, name, period));
  const { unit, figure, kind } = computed.evaluator.explain(name, period);
  const words = inputWords(name, { view, ...units });
  if (typeof row?.value === 'string') return valueInWords(row.value, words, formatting.format);
  if (shown) return written(signed(shown, figure), rowFormat(shown, units));
  return written(figure, kind === 'input' && row ? words.format : figureFormat(unit, units));
}
