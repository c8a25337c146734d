import { PanelGroups } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { AttributionPanel, type AttributionPanelProps } from '../attribution/AttributionPanel.js';
import { BenchmarkPanel } from '../benchmark/BenchmarkPanel.js';
import { ReturnChart } from '../benchmark/ReturnChart.js';
import type { OpenBenchmark } from '../benchmark/useBenchmark.js';
import { BridgePanel } from '../bridge/BridgePanel.js';
import { ContributionPanel } from '../contribution/ContributionPanel.js';
import { messages } from '../messages.js';
import { PeriodsPanel } from '../periods/PeriodsPanel.js';
import { PricesPanel } from '../prices/PricesPanel.js';
import { ReturnsPanel } from '../returns/ReturnsPanel.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import { DrawdownPanel } from '../value/DrawdownPanel.js';
import { ValuePanel } from '../value/ValuePanel.js';
import styles from './Analytics.module.css';

/** Everything that is shown of a window. */
export const AnalyticsPanels = ({
  analysis,
  benchmark,
  onChange,
  onAsk,
  ...dependencies
}: AttributionPanelProps & {
  readonly benchmark: OpenBenchmark;
  readonly onAsk: AskForRows;
}): ReactElement => (
  <PanelGroups
    label={messages.parts.label}
    groups={[
      {
        id: 'returns',
        title: messages.parts.returns,
        panels: (
          <>
            <div className={styles['columns']}>
              <ReturnsPanel analysis={analysis} onChange={onChange} onAsk={onAsk} />
              <div className={styles['stack']}>
                <BridgePanel analysis={analysis} onAsk={onAsk} />
                <BenchmarkPanel analysis={analysis} benchmark={benchmark} onChange={onChange} onAsk={onAsk} />
              </div>
            </div>
            {benchmark.levels && <ReturnChart analysis={analysis} levels={benchmark.levels} />}
          </>
        ),
      },
      {
        id: 'value',
        title: messages.parts.value,
        panels: <ValuePanel analysis={analysis} benchmark={benchmark.levels} onAsk={onAsk} />,
      },
      {
        id: 'drawdown',
        title: messages.parts.drawdown,
        panels: <DrawdownPanel analysis={analysis} onAsk={onAsk} />,
      },
      {
        id: 'contribution',
        title: messages.parts.contribution,
        panels: <ContributionPanel analysis={analysis} onChange={onChange} onAsk={onAsk} />,
      },
      {
        id: 'attribution',
        title: messages.parts.attribution,
        panels: <AttributionPanel {...dependencies} analysis={analysis} onChange={onChange} />,
      },
      {
        id: 'periods',
        title: messages.parts.periods,
        panels: (
          <PeriodsPanel analysis={analysis} benchmark={benchmark.levels} onChange={onChange} onAsk={onAsk} />
        ),
      },
      { id: 'prices', title: messages.parts.prices, panels: <PricesPanel analysis={analysis} /> },
    ]}
  />
);
