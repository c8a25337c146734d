import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Icon } from '../mark/Icon.js';
import { KeyHint } from '../mark/KeyHint.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import { FloatingSurface } from '../overlay/FloatingSurface.js';
import frame from './FieldFrame.module.css';
import { ListOption } from './ListOption.js';
import styles from './SearchCombobox.module.css';
import { searchStatusText, type SearchStatus } from './searchStatusText.js';

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** What stands at the right, such as the exchange. */
  readonly mark?: string;
}

export interface SearchComboboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly status: SearchStatus;
  readonly results: readonly SearchResult[];
  readonly onSelect: (id: string) => void;
  readonly placeholder?: string;
  /** Said when nothing matches the query. */
  readonly emptyMessage?: string;
  /** Said when the search failed: what failed, and why. */
  readonly failureMessage?: string;
  /** Searches again; Enter does it too while the search has failed. */
  readonly onRetry?: () => void;
  /** The shortcut that brings the focus here, such as `Ctrl K`. The caller binds it. */
  readonly shortcut?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** A field that suggests what it finds. The caller searches, this shows: results, none, searching, failed. */
export function SearchCombobox({
  label,
  isLabelHidden = true,
  query,
  onQueryChange,
  status,
  results,
  onSelect,
  placeholder = '',
  emptyMessage = 'Nothing matches.',
  failureMessage = 'The search did not answer.',
  onRetry,
  shortcut,
  inputRef,
}: SearchComboboxProps): ReactElement {
  const message = searchStatusText({ status, count: results.length, emptyMessage, failureMessage });
  /** Enter without an option in focus takes the best result, or tries a failed search again. */
  const answerEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    const [best] = results;
    if (status === 'failed' && onRetry) {
      event.preventDefault();
      onRetry();
    } else if (status === 'ready' && best && !event.currentTarget.getAttribute('aria-activedescendant')) {
      event.preventDefault();
      event.stopPropagation();
      onSelect(best.id);
    }
  };
  return (
    <ComboBox
      className={frame['frame'] ?? ''}
      items={status === 'failed' ? [] : results}
      inputValue={query}
      onInputChange={onQueryChange}
      value={null}
      onChange={(id) => {
        if (id !== null) onSelect(String(id));
      }}
      allowsCustomValue
      allowsEmptyCollection
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={frame['label'] ?? ''}>{label}</Label>}
      <Group className={styles['box'] ?? ''}>
        <Icon name="search" />
        <Input
          className={styles['input'] ?? ''}
          placeholder={placeholder}
          onKeyDownCapture={answerEnter}
          {...(shortcut ? { 'aria-keyshortcuts': shortcut.replace('Ctrl ', 'Control+') } : {})}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {shortcut && query === '' && <KeyHint keys={shortcut} />}
      </Group>
      <VisuallyHidden>
        {/* The open list hides the rest of the page from screen readers, but not what carries this mark. */}
        <span role="status" data-live-announcer>
          {query === '' ? '' : message}
        </span>
      </VisuallyHidden>
      <FloatingSurface placement="bottom start" fitsTrigger>
        <ListBox<SearchResult>
          className={styles['list'] ?? ''}
          renderEmptyState={() => (
            <p className={styles['message']} data-status={status}>
              {message}
              {status === 'failed' && onRetry && ' Press Enter to try again.'}
            </p>
          )}
        >
          {({ id, title, detail, mark }) => <ListOption id={id} title={title} detail={detail} mark={mark} />}
        </ListBox>
      </FloatingSurface>
    </ComboBox>
  );
}
