import { Icon } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './NavigationList.module.css';
import { navigationGroups } from './navigationGroups.js';

export interface NavigationListProps {
  /** After a screen was chosen: a drawer closes. */
  readonly onNavigate?: () => void;
}

/** The screens there are, grouped by the question they answer. */
export function NavigationList({ onNavigate }: NavigationListProps): ReactElement {
  return (
    <ul className={styles['groups']}>
      {navigationGroups.map(({ title, entries }) => (
        <li key={title}>
          <h2 className={styles['group']}>{title}</h2>
          <ul className={styles['entries']}>
            {entries.map(({ id, path, title: name, tourId, icon, isInBar }) => (
              <li key={id} data-in-bar={isInBar}>
                <NavLink
                  to={path}
                  end
                  className={styles['entry'] ?? ''}
                  data-tour={tourId}
                  onClick={onNavigate}
                >
                  <Icon name={icon} />
                  <span>{name}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
