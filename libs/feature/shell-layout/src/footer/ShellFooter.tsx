import type { DataShown } from '@finance-analyst/market';
import { useFigureFormat } from '@finance-analyst/figures';
import { memo, type ReactElement } from 'react';
import type { ConnectionStanding } from '@finance-analyst/connection';
import { messages } from '../messages.js';
import { describeDataShown } from './describeDataShown.js';
import { FooterLinks } from './FooterLinks.js';
import styles from './ShellFooter.module.css';

export interface ShellFooterProps {
  readonly dataShown: DataShown | null;
  readonly standing: ConnectionStanding;
  readonly version: string;
}

/** The last line of every screen: data sources and dates, the pages about the product, and its version. */
export const ShellFooter = memo(function ShellFooter({
  dataShown,
  standing,
  version,
}: ShellFooterProps): ReactElement {
  const { formatDate } = useFigureFormat();
  return (
    <footer className={styles['footer']}>
      <span
        className={styles['data']}
        data-sample={dataShown?.sample || undefined}
        data-shown={dataShown !== null}
        data-away={standing !== 'online' || undefined}
      >
        {describeDataShown(dataShown, formatDate)}
        {standing !== 'online' && ` · ${messages.away[standing].toLowerCase()}`}
      </span>
      <FooterLinks />
      <span className={styles['version']}>{version}</span>
    </footer>
  );
});
