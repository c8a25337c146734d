import { Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { drawdowns, valueAtRisk, volatility } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo } from 'react';
import { concentrationFigures } from '../risk-concentration/concentrationFigures.js';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { lossLabelOf } from './lossLabelOf.js';

/** The main risks in one line. */
export function RiskFigures({
  analysis: { daily, value, body },
  positions,
  withoutValue,
  settings: { horizon, level },
}: {
  readonly analysis: RiskSummary;
  readonly positions: readonly RiskPosition[];
  /** What is not in the value. */
  readonly withoutValue: readonly { readonly name: string }[];
  readonly settings: Pick<RiskSettings, 'horizon' | 'level'>;
}): ReactElement {
  const { format } = useFigureFormat();
  const found = useMemo(
    () => ({
      loss: valueAtRisk(daily, { horizon, level }),
      volatility: volatility(daily),
      fall: drawdowns(daily),
      concentration: concentrationFigures(
        positions.filter(({ isCash }) => !isCash).map((each) => each.value),
      ),
    }),
    [daily, horizon, level, positions],
  );
  const read = <Found,>(result: Result<Found>, pick: (value: Found) => number): Result<number> =>
    result.ok ? { ok: true, value: pick(result.value) } : result;
  const amount = { kind: 'amount', unit: 'hidden', precision: 0 } as const;
  const lossLabel = lossLabelOf({ horizon, level }, format);
  const loss = read(found.loss, (each) => each.loss);
  return (
    <FigureList
      figures={[
        {
          id: 'var',
          label: lossLabel,
          isAnswer: true,
          remark: loss.ok
            ? `${format(loss.value * value, amount)} ${body.currency}, ${messages.historicalShort}`
            : undefined,
          children: <Figure kind="rate" precision={2} emphasis="answer" label={lossLabel} value={loss} />,
        },
        {
          id: 'value',
          label: messages.inCurrency(messages.value, body.currency),
          children: (
            <Figure
              {...amount}
              label={messages.value}
              value={
                withoutValue.length === 0
                  ? positions.reduce((sum, position) => sum + position.value, 0)
                  : {
                      ok: false,
                      reason: messages.valueMissing(withoutValue.map(({ name }) => name).join(', ')),
                    }
              }
            />
          ),
        },
        {
          id: 'volatility',
          label: messages.volatility,
          children: (
            <Figure
              kind="rate"
              label={messages.volatility}
              value={read(found.volatility, ({ annual }) => annual)}
            />
          ),
        },
        {
          id: 'drawdown',
          label: messages.deepest,
          children: (
            <Figure
              kind="rate"
              label={messages.deepest}
              value={read(found.fall, ({ maximumDrawdown }) => -maximumDrawdown)}
            />
          ),
        },
        {
          id: 'effective',
          label: messages.effective,
          children: (
            <Figure
              kind="number"
              precision={1}
              label={messages.effective}
              value={read(found.concentration, ({ effectiveNumber }) => effectiveNumber)}
            />
          ),
        },
      ]}
    />
  );
}
