import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Button } from '../button/Button.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import { FloatingSurface } from '../overlay/FloatingSurface.js';
import { FieldError } from './FieldError.js';
import frame from './FieldFrame.module.css';
import { leaveStepwise } from './leaveStepwise.js';
import { groupResults, type SearchGroup } from './groupResults.js';
import { quietListCounts } from './quietListCounts.js';
import { SearchBox } from './SearchBox.js';
import styles from './SearchCombobox.module.css';
import { SearchEntry } from './SearchEntry.js';
import type { SearchComboboxProps, SearchResult } from './SearchComboboxProps.js';
import { searchInputAttributes } from './searchInputAttributes.js';
import { searchStatusText } from './searchStatusText.js';
import type { AwaitedKey, UnfinishedEntry } from './UnfinishedEntry.js';
import { useAwaitedKey } from './useAwaitedKey.js';
import { useOpenList } from './useOpenList.js';

export interface LoadedSearchComboboxProps extends SearchComboboxProps {
  /** What the user was doing in the placeholder field. */
  readonly takeUnfinished: () => UnfinishedEntry | null;
  /** Called with what had the focus before the field; null when nothing had. */
  readonly onEnter: (from: Element | null) => void;
  /** What had the focus before the field. */
  readonly origin: () => Element | null;
}

/** The search field with its list. */
export function LoadedSearchCombobox({
  label,
  isLabelHidden = true,
  query,
  onQueryChange,
  status,
  results,
  onSelect,
  placeholder = '',
  error,
  emptyMessage = 'Nothing matches.',
  failureMessage = 'The search failed.',
  onRetry,
  shortcut,
  inputRef,
  takeUnfinished,
  onEnter,
  origin,
}: LoadedSearchComboboxProps): ReactElement {
  const errorId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  const awaitedKey = useRef<AwaitedKey>(null);
  const wasInUse = useRef(false);
  const message = searchStatusText({ status, query, count: results.length, emptyMessage, failureMessage });

  useEffect(() => quietListCounts(document), []);

  useLayoutEffect(() => {
    const entry = takeUnfinished();
    if (!entry) return;
    wasInUse.current = true;
    awaitedKey.current = entry.awaitedKey;
    ref.current?.focus();
    ref.current?.setSelectionRange(entry.selectionStart, entry.selectionEnd);
  }, [ref, takeUnfinished]);

  /** Enter without a focused option picks the best result, or retries a failed search; both keys can wait. */
  const answerKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    awaitedKey.current = null;
    if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
      leaveStepwise(event, { query, onQueryChange, origin: shortcut === undefined ? null : origin });
    const [best] = results;
    const hasOption = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key === 'ArrowDown' && status === 'loading' && !best) awaitedKey.current = 'ArrowDown';
    if (event.key !== 'Enter' || hasOption || query === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (status === 'failed' && !best) onRetry?.();
    else if (status === 'loading') awaitedKey.current = 'Enter';
    else if (best) onSelect(best.id);
  };

  return (
    // In the product's language: React Aria would use the browser's.
    <I18nProvider locale="en-US">
      <ComboBox
        className={frame['frame'] ?? ''}
        {...(error === undefined ? {} : { isInvalid: true, 'aria-describedby': errorId })}
        items={groupResults(results)}
        inputValue={query}
        onInputChange={(next) => {
          awaitedKey.current = null;
          onQueryChange(next);
        }}
        value={null}
        onChange={(id) => {
          if (id !== null) onSelect(String(id));
        }}
        allowsCustomValue
        // An empty query has no results to announce.
        allowsEmptyCollection={query !== ''}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
      >
        <Continuation {...{ awaitedKey, wasInUse, status, results, onSelect, query }} />
        {!isLabelHidden && <Label className={frame['label'] ?? ''}>{label}</Label>}
        <SearchBox query={query} shortcut={shortcut}>
          <Input
            {...searchInputAttributes(placeholder, shortcut)}
            onFocus={({ relatedTarget }) => {
              // It takes over the focus from the placeholder field, which is already gone.
              if (relatedTarget) onEnter(relatedTarget);
            }}
            onBlur={() => {
              onEnter(null);
            }}
            onKeyDownCapture={answerKey}
            ref={ref}
          />
        </SearchBox>
        {error !== undefined && <FieldError id={errorId} words={error} />}
        <VisuallyHidden>
          {/* The open list hides the rest of the page from screen readers, but not what carries this mark. */}
          <span role="status" data-live-announcer>
            {query === '' ? '' : message}
          </span>
        </VisuallyHidden>
        <FloatingSurface placement="bottom start" fitsTrigger keepsFieldFocused>
          <ListBox<SearchResult | SearchGroup>
            className={styles['list'] ?? ''}
            renderEmptyState={() => (
              <p className={styles['message']} data-status={status}>
                {message}
                {status === 'failed' && onRetry && ' Press Enter to try again.'}
              </p>
            )}
          >
            {(entry) => <SearchEntry entry={entry} />}
          </ListBox>
          {status === 'failed' && results.length > 0 && (
            <p className={styles['message']} data-status={status}>
              {message}
            </p>
          )}
          {status === 'failed' && onRetry && (
            <div className={styles['retry']}>
              {/* For a finger: by keyboard Enter does it without leaving the field. */}
              <Button isForPointer onPress={onRetry}>
                Try again
              </Button>
            </div>
          )}
        </FloatingSurface>
      </ComboBox>
    </I18nProvider>
  );
}

interface ContinuationProps extends Pick<SearchComboboxProps, 'query' | 'status' | 'results' | 'onSelect'> {
  readonly awaitedKey: RefObject<AwaitedKey | null>;
  readonly wasInUse: RefObject<boolean>;
}

/** Completes what the user started before the list was loaded or had results. */
function Continuation({ awaitedKey, wasInUse, query, ...search }: ContinuationProps): null {
  useOpenList(wasInUse, query);
  useAwaitedKey(awaitedKey, search);
  return null;
}
