import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { FieldError } from './FieldError.js';
import frame from './FieldFrame.module.css';
import { SearchBox } from './SearchBox.js';
import type { SearchComboboxProps } from './SearchComboboxProps.js';
import { searchInputAttributes } from './searchInputAttributes.js';
import type { AwaitedKey, UnfinishedEntry } from './UnfinishedEntry.js';

export interface SearchStandInProps extends SearchComboboxProps {
  /** The field is hovered or focused. */
  readonly onApproach: () => void;
  /** The field is replaced while it has the focus. */
  readonly onLeave: (entry: UnfinishedEntry) => void;
  /** Called with what had the focus before the field; null when nothing had. */
  readonly onEnter: (from: Element | null) => void;
}

/** A plain field that replaces a search until its list is loaded, and passes on what was typed. */
export function SearchStandIn({
  label,
  isLabelHidden = true,
  query,
  onQueryChange,
  placeholder = '',
  error,
  shortcut,
  inputRef,
  onApproach,
  onLeave,
  onEnter,
}: SearchStandInProps): ReactElement {
  const id = useId();
  const errorId = `${id}-error`;
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  const awaitedKey = useRef<AwaitedKey>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    return () => {
      if (!input || document.activeElement !== input) return;
      const { selectionStart, selectionEnd } = input;
      onLeave({ selectionStart, selectionEnd, awaitedKey: awaitedKey.current });
    };
  }, [ref, onLeave]);
  return (
    <div className={frame['frame']} onPointerEnter={onApproach}>
      {!isLabelHidden && (
        <label htmlFor={id} className={frame['label']}>
          {label}
        </label>
      )}
      <SearchBox query={query} shortcut={shortcut}>
        <input
          {...searchInputAttributes(placeholder, shortcut)}
          id={id}
          ref={ref}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...(isLabelHidden ? { 'aria-label': label } : {})}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
          value={query}
          onFocus={({ relatedTarget }) => {
            onEnter(relatedTarget);
            onApproach();
          }}
          onChange={({ currentTarget }) => {
            onApproach();
            onQueryChange(currentTarget.value);
          }}
          onKeyDown={(event) => {
            const { key } = event;
            awaitedKey.current = key === 'Enter' || key === 'ArrowDown' ? key : null;
            // It takes a result, and does not submit a form around the field.
            if (key === 'Enter' && query !== '') event.preventDefault();
          }}
        />
      </SearchBox>
      {error !== undefined && <FieldError id={errorId} words={error} />}
    </div>
  );
}
