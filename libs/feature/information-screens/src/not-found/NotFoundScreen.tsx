import { buttonStyle, SearchCombobox, type SearchState } from '@finance-analyst/components';
import { paths, useScreens } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../messages.js';
import { nearestScreen } from './nearestScreen.js';
import styles from './NotFoundScreen.module.css';

export interface NotFoundScreenProps {
  readonly search: SearchState;
}

/** Shown at every unknown address. Offers the screen that was probably meant, a company search and Home. */
export function NotFoundScreen({ search }: NotFoundScreenProps): ReactElement {
  const { pathname } = useLocation();
  const nearest = nearestScreen(pathname, useScreens());
  return (
    <div className={styles['screen']}>
      <h1>{messages.notFound}</h1>
      <p className={styles['words']}>{messages.notFoundExplained}</p>
      {nearest && (
        <p>
          {messages.nearest} <Link to={nearest.path}>{nearest.title}</Link>
        </p>
      )}
      <div className={styles['ways']}>
        <SearchCombobox
          {...search}
          label={messages.searchLabel}
          isLabelHidden={false}
          placeholder={messages.searchPlaceholder}
          emptyMessage={messages.searchEmpty}
        />
        <Link to={paths.home} className={buttonStyle()}>
          {messages.home}
        </Link>
      </div>
    </div>
  );
}
