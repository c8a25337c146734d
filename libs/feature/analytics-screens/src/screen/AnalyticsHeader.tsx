import { saveFile } from '@finance-analyst/charts';
import { buttonStyle, Chip, IconButton, Menu, ScreenHeading } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { portfolioPath, riskPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { historyFile } from '../files/historyFile.js';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';
import type { Analysis } from './Analysis.js';

/** The portfolio whose returns are shown, and what can be done with them. */
export function AnalyticsHeader({
  document: { id, title, body },
  analysis,
  isSample,
}: {
  readonly document: PortfolioDocument;
  /** Null until there are returns. */
  readonly analysis: Analysis | null;
  readonly isSample: boolean;
}): ReactElement {
  const exportHistory = useExportSource(
    analysis && {
      title: messages.historyTitle,
      scope: messages.historyScope(analysis.part.whole.days.length, title),
      isSample: analysis.isSample,
      write: () => ({ ok: true, value: historyFile(analysis) }),
    },
    saveFile,
  );
  return (
    <header className={styles['header']}>
      <ScreenHeading>
        {messages.title} <span className={styles['identity']}>{`${title} · ${body.currency}`}</span>
      </ScreenHeading>
      <div className={styles['actions']}>
        {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
        <Link className={buttonStyle({ variant: 'default' })} to={riskPath(id)}>
          {messages.toRisk}
        </Link>
        <Link className={buttonStyle({ variant: 'default' })} to={portfolioPath(id)}>
          {messages.openPortfolio}
        </Link>
        {analysis && (
          <Menu
            label={messages.menu}
            trigger={<IconButton icon="more" label={messages.more} />}
            items={[{ id: 'history', label: messages.exportHistory }]}
            onAction={() => void exportHistory()}
          />
        )}
      </div>
    </header>
  );
}
