import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { buttonStyle } from '../button/buttonStyle.js';
import styles from './PanelGroups.module.css';

/** Panels of a long screen that belong together. */
export interface PanelGroup {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly panels: ReactNode;
}

export interface PanelGroupsProps {
  /** Of the list of links, such as “Parts of this screen”. */
  readonly label: string;
  readonly groups: readonly PanelGroup[];
}

/** Leaves the address as it is: it keeps what the screen shows, and one step back leaves the screen. */
function goToGroup(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const group = document.getElementById(event.currentTarget.hash.slice(1));
  group?.scrollIntoView();
  group?.focus({ preventScroll: true });
}

/** The panels of a screen that is longer than a window, below links to each group of them. A link moves the focus there. */
export const PanelGroups = ({ label, groups }: PanelGroupsProps): ReactElement => (
  <>
    <nav className={styles['links']} aria-label={label}>
      {groups.map(({ id, title }) => (
        <a key={id} className={buttonStyle({ variant: 'link' })} href={`#${id}`} onClick={goToGroup}>
          {title}
        </a>
      ))}
    </nav>
    {groups.map(({ id, title, panels }) => (
      <div key={id} id={id} role="group" aria-label={title} tabIndex={-1} className={styles['group']}>
        {panels}
      </div>
    ))}
  </>
);
