import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../mark/Icon.js';
import { KeyHint } from '../mark/KeyHint.js';
import styles from './SearchCombobox.module.css';

export interface SearchBoxProps {
  /** The input, of class `searchInputStyle`. */
  readonly children: ReactNode;
  readonly query: string;
  readonly shortcut: string | undefined;
}

/** The frame of a search field: its icon, and its shortcut while it is empty. */
export function SearchBox({ children, query, shortcut }: SearchBoxProps): ReactElement {
  return (
    <div className={styles['box']}>
      <Icon name="search" />
      {children}
      {shortcut && query === '' && <KeyHint keys={shortcut} />}
    </div>
  );
}
