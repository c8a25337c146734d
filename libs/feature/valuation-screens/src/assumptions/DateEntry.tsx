import { classNames, FieldFrame, inputStyle } from '@finance-analyst/components';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import styles from './DateEntry.module.css';
import { messages } from './messages.js';

/** Days outside can only be a typing error. */
const anyDay = { first: '1990-01-01', last: '2199-12-31', refusal: messages.impossibleDay };

/** A day, edited in place. While its year is typed it is none yet, so it is committed once it is possible. */
export function DateEntry({
  label,
  value,
  isEdited,
  isReadOnly,
  possible: { first, last, refusal } = anyDay,
  inputRef,
  onCommit,
  onRefusal,
}: {
  readonly label: string;
  /** ISO date. */
  readonly value: string;
  readonly isEdited: boolean;
  readonly isReadOnly: boolean;
  /** ISO dates, and why another one is refused; days from 1990 to 2199 without it. */
  readonly possible?: { readonly first: string; readonly last: string; readonly refusal: string };
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onCommit: (day: string) => void;
  /** Called with the reason why an entry was refused when the field is left, and null once it is edited again. */
  readonly onRefusal: (reason: string | null) => void;
}) {
  // What is typed and is no possible day yet.
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const isPossible = (day: string): boolean => day >= first && day <= last;
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // A day set elsewhere, by undo or reset, replaces what is typed.
    setKnown(value);
    setDraft(undefined);
    setRefused(false);
  }
  const withdraw = useEffectEvent(() => {
    onRefusal(null);
  });
  useEffect(() => {
    withdraw();
  }, [value]);
  return (
    <FieldFrame
      label={label}
      isLabelHidden
      appearance="cell"
      description={isEdited ? messages.isEdited : undefined}
      error={isRefused ? refusal : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          type="date"
          className={classNames(inputStyle('cell'), styles['day'])}
          min={first}
          max={last}
          value={draft ?? value}
          readOnly={isReadOnly}
          data-edited={isEdited || undefined}
          onChange={({ currentTarget: { value: day } }) => {
            setRefused(false);
            onRefusal(null);
            setDraft(isPossible(day) ? undefined : day);
            if (isPossible(day) && day !== value) onCommit(day);
          }}
          onBlur={() => {
            if (draft === undefined) return;
            setRefused(true);
            onRefusal(refusal);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || draft === undefined) return;
            event.stopPropagation();
            setDraft(undefined);
            setRefused(false);
            onRefusal(null);
          }}
        />
      )}
    </FieldFrame>
  );
}
