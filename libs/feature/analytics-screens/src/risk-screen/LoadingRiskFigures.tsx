import { FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { LoadingFigure } from '../screen/LoadingFigure.js';
import { lossLabelOf } from './lossLabelOf.js';

/** In place of the main risks while they load, as high as they. */
export function LoadingRiskFigures({
  currency,
  settings,
}: {
  readonly currency: string;
  readonly settings: Pick<RiskSettings, 'horizon' | 'level'>;
}): ReactElement {
  const { format } = useFigureFormat();
  const children = <LoadingFigure label={messages.loadingFigures} />;
  return (
    <FigureList
      figures={[
        {
          id: 'var',
          label: lossLabelOf(settings, format),
          isAnswer: true,
          // Has the room of the loss in the currency.
          remark: '\u00A0'.repeat(24),
          children,
        },
        { id: 'value', label: messages.inCurrency(messages.value, currency), children },
        { id: 'volatility', label: messages.volatility, children },
        { id: 'drawdown', label: messages.deepest, children },
        { id: 'effective', label: messages.effective, children },
      ]}
    />
  );
}
