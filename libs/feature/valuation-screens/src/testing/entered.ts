import type { EntrySource, ToolEntries } from '../tool/ToolEntries.js';
import { startingEntries } from '../tool/startingEntries.js';

/** Entries with values that are all from one source, the person by default, above those at the start. */
export const entered = (
  values: ToolEntries['values'],
  others: Partial<ToolEntries> = {},
  source: EntrySource = 'person',
): ToolEntries => ({
  ...startingEntries,
  ...others,
  values: { ...startingEntries.values, ...values },
  sources: Object.fromEntries(Object.keys(values).map((field) => [field, source])),
});
