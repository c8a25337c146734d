import { FigureField } from '@finance-analyst/figures';
import { isWithinQuickLimits, quickLimits, type QuickInput } from '@finance-analyst/valuation';
import { useState } from 'react';
import { entryFormat, entryStep } from './entryFormat.js';
import { inputName, messages } from './messages.js';
import type { ToolField } from './ToolEntries.js';
import type { ToolEditing } from './useToolEntries.js';
import { withEntry } from './withEntry.js';

/** The field for one entry. The answer updates with every keystroke; an empty field has no value. */
export function EntryField({
  field,
  input,
  editing,
  label,
  isLabelHidden = false,
  description,
}: {
  readonly field: ToolField;
  readonly input: QuickInput;
  readonly editing: Pick<ToolEditing, 'entries' | 'edit'>;
  /** By default, the name of the input. */
  readonly label?: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string | undefined;
}) {
  const { entries, edit } = editing;
  const name = label ?? inputName(input, entries.basis);
  const value = entries.values[field];
  const source = entries.sources[field];
  // Escape restores what was there before the typing, which is then from where it was.
  const [given, setGiven] = useState({ value, source });
  if (source !== 'person' && (given.value !== value || given.source !== source)) setGiven({ value, source });
  const { low, high, isAbove = false, isWhole = false } = quickLimits[input];
  const isRefused = value !== undefined && !isWithinQuickLimits(input, value);
  const set = (next: number | undefined): void => {
    const nextSource = (next === given.value ? given.source : undefined) ?? 'person';
    edit((before) => withEntry(before, field, next, nextSource), name, field);
  };
  return (
    <FigureField
      {...entryFormat(input, value, entries.currency)}
      label={name}
      isLabelHidden={isLabelHidden}
      description={description}
      error={isRefused ? (isWhole ? messages.wrongWhole : messages.aboveZero) : undefined}
      value={value ?? null}
      step={entryStep(input)}
      minimum={isAbove ? undefined : low}
      maximum={high}
      isLive
      onCommit={set}
      onClear={() => {
        set(undefined);
      }}
    />
  );
}
