import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import type { Severity } from '../language/syntaxTree.js';
import { yearOfQuarter } from '../program/yearsAndQuarters.js';
import type { Figure } from './figure.js';
import type { FigureReader } from './figureReader.js';
import { labelInSentence } from './labelInSentence.js';

/** Whether a check passed for one set of inputs, and what it says where it did not. */
export interface CheckResult {
  readonly id: string;
  readonly severity: Severity;
  /**
   * What the check says, figures filled in; where its condition cannot be computed, why. Empty when the check passed:
   * most do, and writing figures takes longer than computing them.
   */
  readonly message: string;
  /** The condition that trips it can be computed and does not hold, in any period. */
  readonly passed: boolean;
  /** Only of a check whose condition cannot be computed. */
  readonly couldNotRun?: true;
}

/** Writes a figure into the message of a check. */
export type FigureFormatter = (figure: Figure) => string;

export function checkResults(
  model: CompiledModel,
  reader: FigureReader,
  format: FigureFormatter,
): readonly CheckResult[] {
  return model.items
    .filter(({ kind }) => kind === 'check')
    .map((item) => checkResult(item, model, reader, format));
}

function checkResult(
  item: CompiledItem,
  model: CompiledModel,
  reader: FigureReader,
  format: FigureFormatter,
): CheckResult {
  const { name: id, severity = 'note', message = [], firstPeriod, lastPeriod } = item;
  let period = firstPeriod;
  // The first period that trips or cannot be computed speaks for all.
  while (period < lastPeriod && reader.number(item, period) === 0) period += 1;
  const condition = reader.read(item, period);
  if (!condition.ok)
    return {
      id,
      severity,
      message: `${item.label} could not be checked: ${labelInSentence(condition.reason)}`,
      passed: false,
      couldNotRun: true,
    };
  if (condition.value === 0) return { id, severity, message: '', passed: true };
  const filled = message.map((part) => {
    if ('text' in part) return part.text;
    const shown = model.items[part.item] as CompiledItem;
    return format(reader.read(shown, shown.isYearly && !item.isYearly ? yearOfQuarter(period) : period));
  });
  return { id, severity, message: filled.join(''), passed: false };
}
