import { writeSymbol } from '@finance-analyst/documents';
import type { Memo } from './Memo.js';
import { modelFileName } from '../export/modelFileName.js';
import { memoHeadline } from './memoHeadline.js';
import { memoSections } from './memoSections.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** The memo of a model as it is on the screen, and its file name. */
export function memoOf(subject: MemoSubject): { readonly fileName: string; readonly memo: Memo } {
  const { valuation, model, createdAt, formatting } = subject;
  const { instrument } = valuation.body;
  const symbol = writeSymbol(instrument);
  const day = formatting.formatDate(createdAt.toISOString());
  return {
    fileName: `${modelFileName(valuation.body, model, messages.fileName)}.pdf`,
    memo: {
      title: messages.title(instrument.name),
      subtitle: messages.subtitle(symbol, model.title, day),
      sample: valuation.sample ? messages.sampleData : null,
      locale: formatting.locale,
      createdAt: createdAt.toISOString(),
      footer: messages.footer(instrument.name, day),
      headline: memoHeadline(subject),
      sections: memoSections(subject),
    },
  };
}
