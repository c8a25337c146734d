import type { EntrySource, ToolEntries, ToolField } from './ToolEntries.js';

/** The entries with a value in one field and where it is from; an empty field has no source. */
export function withEntry(
  entries: ToolEntries,
  field: ToolField,
  value: number | undefined,
  source?: EntrySource,
): ToolEntries {
  const { [field]: _value, ...values } = entries.values;
  const { [field]: _source, ...sources } = entries.sources;
  return {
    ...entries,
    values: value === undefined ? values : { ...values, [field]: value },
    sources: value === undefined || source === undefined ? sources : { ...sources, [field]: source },
  };
}
