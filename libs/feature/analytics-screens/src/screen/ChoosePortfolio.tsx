import { buttonStyle, Panel, type PanelState, ScreenHeading } from '@finance-analyst/components';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { analyticsPath, portfolioPath } from '@finance-analyst/navigation';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';
import type { AnalyticsScreenProps } from './AnalyticsScreen.js';

/** The saved portfolios to choose from; the only one opens at once. */
export function ChoosePortfolio({
  clock,
  title = messages.title,
  explained = messages.chooseExplained,
  pathOf = analyticsPath,
}: Pick<AnalyticsScreenProps, 'clock'> & {
  readonly title?: string;
  /** What the screen shows of the portfolio that is chosen. */
  readonly explained?: string;
  readonly pathOf?: (id: string) => string;
}): ReactElement {
  const { phase, rows: portfolios, reason } = useSelector(selectSavedPortfolios);
  const formatting = useFigureFormat();
  const now = clock();
  const [first, second] = portfolios;
  if (first && !second && phase === 'loaded') return <Navigate replace to={pathOf(first.id)} />;
  const state = ((): PanelState => {
    if (portfolios.length > 0)
      return phase === 'failed' ? { kind: 'stale', message: reason ?? '' } : { kind: 'ready' };
    if (phase === 'waiting') return { kind: 'loading', label: messages.loadingPortfolios };
    if (phase === 'failed')
      return { kind: 'failed', title: messages.portfoliosFailed, message: reason ?? '' };
    return {
      kind: 'empty',
      title: messages.noPortfolios,
      message: messages.noPortfoliosExplained,
      action: (
        <Link className={buttonStyle({ variant: 'primary' })} to={portfolioPath()}>
          {messages.toPortfolio}
        </Link>
      ),
    };
  })();
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{title}</ScreenHeading>
      {portfolios.length > 0 && <p className={styles['quiet']}>{explained}</p>}
      <Panel
        title={portfolios.length > 0 ? messages.choose : messages.portfolios}
        state={state}
        minHeight="10rem"
      >
        <ul className={styles['list']}>
          {portfolios.map(({ id, title, currency, updatedAt }) => (
            <li key={id}>
              <Link to={pathOf(id)}>{title}</Link>
              <span className={styles['quiet']}>
                {[currency, messages.savedOn(describeMoment(updatedAt, now, formatting))]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
