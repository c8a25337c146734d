import { classNames, EntryScopeContext, FieldFrame, inputStyle } from '@finance-analyst/components';
import { ChoiceList, useCellChoices, type CellChoices } from '@finance-analyst/data-grid';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { flushSync } from 'react-dom';
import { messages } from './messages.js';
import styles from './Transactions.module.css';

export interface CellFieldProps {
  readonly label: string;
  /** As it is stored. */
  readonly text: string;
  /** What the cell has if nothing is entered. */
  readonly placeholder?: string | undefined;
  /** As it is shown until the field is in use. */
  readonly shown: string;
  /** It stands at the right, as figures do. */
  readonly isFigure: boolean;
  /** It can have other characters than those of a number. */
  readonly isText: boolean;
  /** The choices for what is typed; undefined in a column without. */
  readonly choicesFor?: ((typed: string) => CellChoices | undefined) | undefined;
  readonly onTyped?: ((text: string) => void) | undefined;
  /** Answers why the text cannot be taken; null if it was. */
  readonly onCommit: (text: string) => string | null;
  /** Told why the text was refused, and null once it no longer is. */
  readonly onRefusal: (reason: string | null) => void;
}

/**
 * A cell of the ledger while it is edited. Enter or leaving it commits the text, Escape restores it; a text that cannot be
 * read stays as typed, with its reason. In a column with choices it is a combobox: Enter and Tab take the one that is marked.
 */
export function CellField({
  label,
  text,
  placeholder,
  shown,
  isFigure,
  isText,
  choicesFor,
  onTyped,
  onCommit,
  onRefusal,
}: CellFieldProps): ReactElement {
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
  const choices = choicesFor?.(draft ?? '');
  const open = useCellChoices(choices, draft !== undefined);
  const commit = (typed = draft): string | null => {
    if (typed === undefined) return null;
    const refused = typed.trim() === text ? null : onCommit(typed);
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
  const commitForScope = useEffectEvent(() => commit());
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
        <>
          <input
            {...control}
            ref={field}
            type="text"
            {...(choices && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': open.isOpen,
              ...(open.isOpen && { 'aria-controls': open.listId }),
              ...(open.marked && { 'aria-activedescendant': open.optionId(open.marked) }),
            })}
            // Of a text, any character begins an entry.
            inputMode={isText ? 'text' : 'decimal'}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            className={classNames(inputStyle('cell'), styles['field'], isFigure && styles['figure'])}
            value={draft ?? (isFocused ? text : shown)}
            onChange={({ currentTarget }) => {
              setDraft(currentTarget.value);
              setReason(null);
              open.restart();
              onTyped?.(currentTarget.value);
            }}
            onClick={open.open}
            onFocus={() => {
              setIsFocused(true);
              open.open();
            }}
            onBlur={() => {
              setIsFocused(false);
              open.close();
              commit();
            }}
            onKeyDown={(event) => {
              if (open.handleKey(event)) return;
              const { marked } = open;
              if (event.key === 'Enter') {
                open.close();
                commit(marked?.text);
              }
              if (event.key === 'Tab' && marked)
                // Leaving the field commits what it has by then.
                flushSync(() => {
                  setDraft(marked.text);
                });
              if (event.key !== 'Escape' || draft === undefined) return;
              // The first Escape belongs to the entry, the next to the grid.
              event.stopPropagation();
              restore();
            }}
          />
          {choices && open.isOpen && (
            <ChoiceList
              label={messages.choicesOf(label)}
              choices={choices.list}
              open={open}
              field={field}
              onTake={(choice) => {
                open.close();
                commit(choice.text);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
