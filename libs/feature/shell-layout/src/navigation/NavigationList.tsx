import { Icon } from '@finance-analyst/components';
import { tourIdOf } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './NavigationList.module.css';
import type { NavigationGroup } from './navigationGroups.js';

export interface NavigationListProps {
  readonly groups: readonly NavigationGroup[];
  /** Called when a screen is chosen, such as to close the drawer. */
  readonly onNavigate?: () => void;
}

/** Screens by group. */
export function NavigationList({ groups, onNavigate }: NavigationListProps): ReactElement {
  return (
    <ul className={styles['groups']}>
      {groups.map(({ id: group, title, entries }) => (
        <li key={group} data-group={group}>
          {title !== null && <h2 className={styles['group']}>{title}</h2>}
          <ul className={styles['entries']}>
            {entries.map(({ id, path, title: name, icon, alsoIn }) => (
              <li key={id} data-in-bar={alsoIn === 'bar'}>
                <NavLink
                  to={path}
                  end
                  className={styles['entry'] ?? ''}
                  data-tour={tourIdOf(path)}
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
