import { buttonStyle, Chip, ScreenHeading } from '@finance-analyst/components';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { analyticsPath, portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from '../screen/Analytics.module.css';
import { messages } from '../risk/messages.js';

/** The portfolio whose risk is shown, and where to go from it. */
export const RiskHeader = ({
  document: { id, title, body },
  isSample,
}: {
  readonly document: PortfolioDocument;
  readonly isSample: boolean;
}): ReactElement => (
  <header className={styles['header']}>
    <ScreenHeading>
      {messages.title} <span className={styles['identity']}>{`${title} · ${body.currency}`}</span>
    </ScreenHeading>
    <div className={styles['actions']}>
      {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
      <Link className={buttonStyle({ variant: 'default' })} to={analyticsPath(id)}>
        {messages.toAnalytics}
      </Link>
      <Link className={buttonStyle({ variant: 'default' })} to={portfolioPath(id)}>
        {messages.openPortfolio}
      </Link>
    </div>
  </header>
);
