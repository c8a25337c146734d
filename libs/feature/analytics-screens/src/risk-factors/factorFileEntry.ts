import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { type FactorFile, type FileSeries, factorUnits } from './FactorFile.js';

/** The factor returns that were imported last; null without any. */
export const factorFileEntry = defineEntry<FactorFile | null>({
  key: 'factor-returns',
  parse: (stored) => {
    if (stored === undefined || stored === null) return sound(null);
    const fields = fieldsOf(stored);
    // Stored before gaps were.
    const file = fields && { gaps: [], ...fields };
    return isFactorFile(file) ? sound(file) : damaged(null);
  },
  describe: 'The factor returns you imported for the regression on the risk screen.',
  whenDamaged: 'Risk: the imported factor returns must be imported again.',
  clearedWith: 'work',
  inBackup: true,
});

function isFactorFile(value: unknown): value is FactorFile {
  const fields = fieldsOf(value);
  if (!fields) return false;
  const { name, unit, days, gaps, series } = fields;
  return (
    typeof name === 'string' &&
    factorUnits.some((each) => each === unit) &&
    areNumbers(days) &&
    days.every((day, at) => at === 0 || day > (days[at - 1] as number)) &&
    areNumbers(gaps) &&
    Array.isArray(series) &&
    series.length > 0 &&
    series.every((each) => isSeries(each, days.length))
  );
}

function isSeries(value: unknown, count: number): value is FileSeries {
  const fields = fieldsOf(value);
  const values = fields?.['values'];
  return typeof fields?.['name'] === 'string' && areNumbers(values) && values.length === count;
}

const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(Number.isFinite);
