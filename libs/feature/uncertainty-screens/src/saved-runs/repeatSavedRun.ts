import type { SimulationRunDocument } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import { messages } from '../messages.js';
import { repeatRun } from '../repetition/repeatRun.js';
import type { Said } from '../repetition/SaidNotice.js';
import { nameWithVersion } from './nameWithVersion.js';
import { openRun } from './openRun.js';
import { resultDifferences } from './resultDifferences.js';
import { resultOf } from './runDocumentOf.js';
import { writeApart } from './writeApart.js';

/** Repeats a saved run with its model as it was, and says whether it gave the stored figures to the last digit. */
export async function repeatSavedRun(
  run: SimulationRunDocument,
  /** As the screen shows it. */
  title: string,
  screen: Pick<Parameters<typeof repeatRun>[0], 'simulation' | 'settings' | 'onSettings'>,
  { format }: Pick<FigureFormatting, 'format'>,
): Promise<Said> {
  const { body } = run;
  const opened = await openRun(run);
  if (!opened.ok) return { tone: 'error', text: opened.reason };
  const { summary, restore, applied } = await repeatRun({
    ...screen,
    model: opened.value.model,
    asked: {
      run: body.run,
      options: body.options,
      repeated: nameWithVersion(title, format(body.model.revision, { kind: 'number', precision: 0 })),
    },
    stored: body.settings,
  });
  if (!summary) return { tone: 'warning', text: messages.runNotRepeated(title) };
  const { result, currency } = body;
  const differences = resultDifferences(result, resultOf(summary)).map(({ label, before, now }) => {
    const [one, other] = writeApart([now, before], (value, precision) =>
      format(value, { kind: 'per-share', currency, precision }),
    );
    return messages.differsFrom(label, one, other);
  });
  const isSame = summary.checksum === result.checksum;
  const words = isSame
    ? [differences.length === 0 ? messages.runRepeated(title) : messages.runFiguresDiffer(title)]
    : [messages.runRepeatedOtherwise(title, result.checksum, summary.checksum)];
  return {
    tone: isSame && differences.length === 0 ? 'success' : 'warning',
    text: [...words, ...differences, ...(restore ? [messages.settingsOfRepetition] : [])].join(' '),
    undo: restore,
    undoLabel: messages.restoreSettings,
    applied,
  };
}
