import { riskPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { AnalyticsScreenProps } from '../screen/AnalyticsScreen.js';
import { ChoosePortfolio } from '../screen/ChoosePortfolio.js';
import { StoredPortfolio } from '../screen/StoredPortfolio.js';
import { messages } from '../risk/messages.js';
import { Risk } from './Risk.js';

export type RiskScreenProps = AnalyticsScreenProps &
  Pick<AnalyticsDependencies, 'loadRiskWorkers' | 'entries' | 'editPortfolio'>;

/** `/advanced-analytics-dashboard`: the risk of the portfolio that the address names, or a choice of one. */
export function RiskScreen(props: RiskScreenProps): ReactElement {
  const [query] = useSearchParams();
  const id = query.get('portfolio') || null;
  return id === null ? (
    <ChoosePortfolio
      {...props}
      title={messages.title}
      explained={messages.chooseExplained}
      pathOf={riskPath}
    />
  ) : (
    <StoredPortfolio
      key={id}
      workspace={props.workspace}
      id={id}
      title={messages.title}
      pathOf={riskPath}
      show={(opened) => <Risk {...props} {...opened} />}
    />
  );
}
