import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import { concentrationFigures } from './concentrationFigures.js';

/** How concentrated the holdings are. */
export function ConcentrationPanel({
  analysis,
  positions,
}: {
  readonly analysis: RiskSummary;
  readonly positions: readonly RiskPosition[];
}): ReactElement {
  const found = useMemo(() => concentrationFigures(positions), [positions]);
  const number = (precision: number) => ({ kind: 'number', precision }) as const;
  const row = (
    id: string,
    label: string,
    format: ReturnType<typeof number> | { readonly kind: 'rate' },
    value: number,
  ) => ({
    id,
    label,
    format,
    figures: [{ ok: true, value } as const],
  });
  return (
    <TablePanel
      title={messages.concentration}
      analysis={analysis}
      state={found.ok ? undefined : { kind: 'empty', title: messages.sharesMissing, message: found.reason }}
      table={{
        rowTitle: messages.figure,
        columns: [{ id: 'value', label: messages.figureValue, format: number(4) }],
        rows: found.ok
          ? [
              row('index', messages.index, number(4), found.value.index),
              row('effective', messages.effectiveNumber, number(1), found.value.effectiveNumber),
              row('count', messages.holdingsCount, number(0), found.value.count),
              row('five', messages.largestFive, { kind: 'rate' }, found.value.largestFive),
            ]
          : [],
      }}
      footer={messages.concentrationExplained}
    />
  );
}
