import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export interface TabDescription {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** The number of items behind the tab. */
  readonly count?: number | undefined;
}

export interface TabsProps {
  /** The name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabDescription[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Tabs with views of the same subject. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactElement {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(id) => {
        onSelect?.(String(id));
      }}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} className={styles['tab'] ?? ''}>
            {name}
            {count !== undefined && <span className={styles['count']}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles['panel'] ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
