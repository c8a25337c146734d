import { buttonStyle, Chip, ScreenHeading } from '@finance-analyst/components';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';

/** What a screen shows of which portfolio, with links to the other screens of it. */
export const PortfolioHeader = ({
  title,
  document,
  isSample,
  beside,
  menu,
}: {
  readonly title: string;
  readonly document: PortfolioDocument;
  /** False until prices say so: the mark has its room from the start. */
  readonly isSample: boolean;
  readonly beside: { readonly label: string; readonly path: string };
  readonly menu?: ReactNode;
}): ReactElement => (
  <header className={styles['header']}>
    <div className={styles['titles']}>
      <ScreenHeading>
        {title} <span className={styles['identity']}>{`${document.title} · ${document.body.currency}`}</span>
      </ScreenHeading>
      <span className={styles['mark']} data-hidden={!isSample || undefined}>
        <Chip tone="sample">{messages.sampleData}</Chip>
      </span>
    </div>
    <div className={styles['actions']}>
      <Link className={buttonStyle({ variant: 'default' })} to={beside.path}>
        {beside.label}
      </Link>
      <Link className={buttonStyle({ variant: 'default' })} to={portfolioPath(document.id)}>
        {messages.openPortfolio}
      </Link>
      {menu}
    </div>
  </header>
);
