import type { Result } from '@finance-analyst/foundation';
import type { ReactElement } from 'react';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { messages } from './messages.js';
import type { RegressedPositions } from './regressPositions.js';

/** The loadings of each holding, with their t-values. */
export function HoldingLoadings({
  analysis,
  answer: { whole, positions },
}: {
  readonly analysis: RiskSummary;
  readonly answer: RegressedPositions;
}): ReactElement {
  const names = whole.ok ? whole.value.loadings.map(({ name }) => name) : [];
  const number = (precision: number) => ({ kind: 'number', precision }) as const;
  return (
    <TablePanel
      title={messages.byHolding}
      analysis={analysis}
      table={{
        rowTitle: messages.holding,
        columns: [
          ...names.flatMap((name) => [
            { id: name, label: name, format: number(2) },
            { id: `t ${name}`, label: messages.tOf(name), format: number(1) },
          ]),
          { id: 'r', label: messages.rSquared, format: { kind: 'rate', precision: 0 } },
          { id: 'residual', label: messages.residual, format: { kind: 'rate', precision: 1 } },
          { id: 'count', label: messages.observations, format: { kind: 'count' } },
        ],
        rows: positions.map(({ position, regression }) => ({
          id: position.id,
          label: position.name,
          figures: regression.ok
            ? [
                ...regression.value.loadings.flatMap(({ value, tValue }): readonly Result<number>[] => [
                  { ok: true, value },
                  tValue === null ? { ok: false, reason: messages.explainsAll } : { ok: true, value: tValue },
                ]),
                regression.value.rSquared === null
                  ? ({ ok: false, reason: messages.constantReturns } as const)
                  : ({ ok: true, value: regression.value.rSquared } as const),
                { ok: true, value: regression.value.residualVolatility },
                { ok: true, value: regression.value.observations },
              ]
            : Array.from({ length: names.length * 2 + 3 }, () => regression),
        })),
      }}
    />
  );
}
