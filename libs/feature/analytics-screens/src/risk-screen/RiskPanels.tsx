import { PanelGroups } from '@finance-analyst/components';
import type { Holdings } from '@finance-analyst/portfolio';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { ReactElement } from 'react';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { OpenBenchmark } from '../benchmark/useBenchmark.js';
import styles from '../screen/Analytics.module.css';
import { ConcentrationPanel } from '../risk-concentration/ConcentrationPanel.js';
import { CorrelationPanel } from '../risk-concentration/CorrelationPanel.js';
import { SharesPanel } from '../risk-concentration/SharesPanel.js';
import { messages } from '../risk/messages.js';
import { factorFileEntry } from '../risk-factors/factorFileEntry.js';
import { FactorsPanel } from '../risk-factors/FactorsPanel.js';
import { useFactors } from '../risk-factors/useFactors.js';
import { RiskFiguresPanel } from '../risk-figures/RiskFiguresPanel.js';
import { BacktestPanel } from '../risk-losses/BacktestPanel.js';
import { LossPanel } from '../risk-losses/LossPanel.js';
import { ReturnsHistogram } from '../risk-losses/ReturnsHistogram.js';
import { OptimizationPanel } from '../risk-optimization/OptimizationPanel.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { RiskFreeRate } from '../risk-settings/RiskFreeRate.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import { useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { NamedEpisodesPanel } from '../risk-stress/NamedEpisodesPanel.js';
import { EpisodesPanel } from '../risk-stress/EpisodesPanel.js';
import { TradePanel } from '../risk-trade/TradePanel.js';
import { ShocksPanel } from '../risk-stress/ShocksPanel.js';

export interface RiskPanelsProps {
  readonly analysis: RiskSummary;
  readonly client: RiskClient;
  readonly holdings: Holdings;
  /** All of them, also those without prices. */
  readonly positions: readonly RiskPosition[];
  readonly settings: RiskSettings;
  readonly riskFree: RiskFreeRate;
  readonly benchmark: OpenBenchmark;
  readonly entries: StoredEntries;
  readonly editPortfolio: AnalyticsDependencies['editPortfolio'];
  readonly onChange: (part: Partial<RiskSettings>) => void;
  readonly onBenchmark: (symbol: string | null) => void;
}

/** Everything that is shown of today's holdings. */
export const RiskPanels = ({
  analysis,
  client,
  holdings,
  positions,
  settings,
  riskFree,
  benchmark,
  entries,
  editPortfolio,
  onChange,
  onBenchmark,
}: RiskPanelsProps): ReactElement => {
  const { horizon, level } = settings;
  const losses = useRiskAnswer(client, 'losses', analysis.version, { horizon, level });
  const stored = entries.open(factorFileEntry);
  const factors = useFactors(client, analysis, settings, riskFree.rate, stored);
  return (
    <PanelGroups
      label={messages.parts.label}
      groups={[
        {
          id: 'losses',
          title: messages.parts.losses,
          panels: (
            <>
              <LossPanel analysis={analysis} losses={losses} settings={settings} onChange={onChange} />
              <div className={styles['columns']}>
                <ReturnsHistogram analysis={analysis} settings={settings} />
                <BacktestPanel analysis={analysis} losses={losses} />
              </div>
            </>
          ),
        },
        {
          id: 'concentration',
          title: messages.parts.concentration,
          panels: (
            <div className={styles['columns']}>
              <div className={styles['stack']}>
                <ConcentrationPanel analysis={analysis} holdings={holdings} />
                <CorrelationPanel analysis={analysis} />
              </div>
              <SharesPanel analysis={analysis} holdings={holdings} />
            </div>
          ),
        },
        {
          id: 'ratios',
          title: messages.parts.ratios,
          panels: (
            <div className={styles['columns']}>
              <RiskFiguresPanel
                analysis={analysis}
                settings={settings}
                riskFree={riskFree}
                benchmark={benchmark}
                onChange={onChange}
                onBenchmark={onBenchmark}
              />
              <ShocksPanel
                analysis={analysis}
                positions={positions}
                regression={factors.series?.ok ? factors.regression.answer : null}
              />
            </div>
          ),
        },
        {
          id: 'factors',
          title: messages.parts.factors,
          panels: (
            <FactorsPanel
              analysis={analysis}
              factors={factors}
              settings={settings}
              riskFree={riskFree.rate}
              stored={stored}
              onChange={onChange}
            />
          ),
        },
        {
          id: 'episodes',
          title: messages.parts.episodes,
          panels: (
            <>
              <NamedEpisodesPanel analysis={analysis} client={client} benchmark={benchmark} />
              <EpisodesPanel analysis={analysis} />
            </>
          ),
        },
        {
          id: 'trade',
          title: messages.parts.trade,
          panels: (
            <TradePanel
              analysis={analysis}
              client={client}
              holdings={holdings}
              positions={positions}
              settings={settings}
            />
          ),
        },
        {
          id: 'weights',
          title: messages.parts.weights,
          panels: (
            <OptimizationPanel
              analysis={analysis}
              positions={positions}
              editPortfolio={editPortfolio}
              client={client}
              settings={settings}
              riskFree={riskFree.rate}
              onChange={onChange}
            />
          ),
        },
      ]}
    />
  );
};
