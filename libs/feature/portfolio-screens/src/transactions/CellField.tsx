import { classNames, EntryScopeContext, FieldFrame, inputStyle } from '@finance-analyst/components';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import styles from './Transactions.module.css';

/**
 * A cell of the ledger while it is edited. Enter or leaving it commits the text, Escape restores it; a text that cannot be
 * read stays as typed, with its reason.
 */
export function CellField({
  label,
  text,
  placeholder,
  isFigure,
  onCommit,
  onRefusal,
}: {
  readonly label: string;
  /** As it is stored. */
  readonly text: string;
  /** What the cell has if nothing is entered. */
  readonly placeholder?: string | undefined;
  readonly isFigure: boolean;
  /** Answers why the text cannot be taken; null if it was. */
  readonly onCommit: (text: string) => string | null;
  /** Told why the text was refused, and null once it no longer is. */
  readonly onRefusal: (reason: string | null) => void;
}): ReactElement {
  // What is typed and not committed; without it, the field shows its value.
  const [draft, setDraft] = useState<string>();
  const [reason, setReason] = useState<string | null>(null);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setDraft(undefined);
    setReason(null);
  }
  const field = useRef<HTMLInputElement>(null);
  const restore = (): void => {
    setDraft(undefined);
    setReason(null);
  };
  const commit = (): string | null => {
    if (draft === undefined) return null;
    const refused = draft.trim() === text ? null : onCommit(draft);
    if (refused === null) restore();
    else setReason(refused);
    return refused;
  };
  const reportRefusal = useEffectEvent(onRefusal);
  useEffect(() => {
    if (reason === null) return;
    reportRefusal(reason);
    return () => {
      reportRefusal(null);
    };
  }, [reason]);
  const scope = useContext(EntryScopeContext);
  const isTyped = draft !== undefined;
  const commitForScope = useEffectEvent(commit);
  const reasonNow = useEffectEvent(() => reason);
  useEffect(() => {
    const input = field.current;
    if (!isTyped || !input) return;
    return scope?.register({ field: input, reason: () => reasonNow(), commit: () => commitForScope() });
  }, [scope, isTyped]);
  useEffect(() => {
    if (isTyped) scope?.notifyChange();
  }, [scope, isTyped, reason]);
  const [isFocused, setIsFocused] = useState(false);
  useLayoutEffect(() => {
    if (isFocused) field.current?.select();
  }, [isFocused, known]);
  return (
    <FieldFrame label={label} isLabelHidden appearance="cell" error={reason ?? undefined}>
      {(control) => (
        <input
          {...control}
          ref={field}
          type="text"
          // Of a text, any character begins an entry.
          inputMode={isFigure ? 'decimal' : 'text'}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          className={classNames(inputStyle('cell'), styles['field'], isFigure && styles['figure'])}
          value={draft ?? text}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setReason(null);
          }}
          onFocus={() => {
            setIsFocused(true);
          }}
          onBlur={() => {
            setIsFocused(false);
            commit();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'Escape' || draft === undefined) return;
            // The first Escape belongs to the entry, the next to the grid.
            event.stopPropagation();
            restore();
          }}
        />
      )}
    </FieldFrame>
  );
}
