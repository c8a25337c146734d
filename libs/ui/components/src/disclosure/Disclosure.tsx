import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DisclosurePanel, Disclosure as AriaDisclosure } from 'react-aria-components/Disclosure';
import { Icon } from '../mark/Icon.js';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A summary at the right of the title while it is closed. */
  readonly summary?: ReactNode;
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
}

/** A section that expands under its title. */
export function Disclosure({ title, children, summary, ...expansion }: DisclosureProps): ReactElement {
  return (
    <AriaDisclosure {...expansion} className={styles['disclosure'] ?? ''}>
      <AriaButton slot="trigger" className={styles['trigger'] ?? ''}>
        <Icon name="chevron-right" />
        <span className={styles['title']}>{title}</span>
        {summary && <span className={styles['summary']}>{summary}</span>}
      </AriaButton>
      <DisclosurePanel className={styles['content'] ?? ''}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
