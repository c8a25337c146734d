import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { Analytics } from './Analytics.js';
import { ChoosePortfolio } from './ChoosePortfolio.js';
import { StoredPortfolio } from './StoredPortfolio.js';

export type AnalyticsScreenProps = Omit<
  AnalyticsDependencies,
  'loadRiskWorkers' | 'entries' | 'editPortfolio'
> &
  ScreenProps;

/** `/analytics`: the returns of the portfolio that the address names, or a choice of one. */
export function AnalyticsScreen(props: AnalyticsScreenProps): ReactElement {
  const [query] = useSearchParams();
  const id = query.get('portfolio') || null;
  return id === null ? (
    <ChoosePortfolio {...props} />
  ) : (
    <StoredPortfolio
      key={id}
      workspace={props.workspace}
      id={id}
      show={(opened) => <Analytics {...props} {...opened} />}
    />
  );
}
