import type { ReactElement } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBoxSection } from 'react-aria-components/ListBox';
import type { SearchGroup } from './groupResults.js';
import { ListOption } from '../list-option/ListOption.js';
import styles from './SearchCombobox.module.css';
import type { SearchResult } from './SearchComboboxProps.js';

export interface SearchEntryProps {
  readonly entry: SearchResult | SearchGroup;
}

const option = ({ id, title, detail, mark }: SearchResult): ReactElement => (
  <ListOption id={id} title={title} detail={detail} mark={mark} />
);

/** A search result, or a heading with its results. */
export const SearchEntry = ({ entry }: SearchEntryProps): ReactElement =>
  'results' in entry ? (
    <ListBoxSection id={entry.id}>
      <Header className={styles['heading'] ?? ''}>{entry.heading}</Header>
      <Collection items={entry.results}>{option}</Collection>
    </ListBoxSection>
  ) : (
    option(entry)
  );
