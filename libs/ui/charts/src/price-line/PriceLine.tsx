import type { ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import type { ChartTable } from '../frame/ChartTable.js';
import { drawPriceLine } from './drawPriceLine.js';
import { layoutPriceLine, type PriceRange } from './layoutPriceLine.js';

export interface PriceLineProps extends ChartCommon {
  readonly price: FigureResult;
  readonly value: FigureResult;
  readonly range?: PriceRange | undefined;
  readonly format: FigureFormat;
  readonly priceLabel?: string | undefined;
  readonly valueLabel?: string | undefined;
}

const heightRem = 5.5;

/** The value in relation to the price. */
export function PriceLine(props: PriceLineProps): ReactElement {
  const { price, value, range, format, priceLabel = 'Price', valueLabel = 'Value', ...common } = props;
  const formatting = useFigureFormat();
  const plain = { ...format, unit: 'hidden' as const };
  const missing = price.ok
    ? value.ok
      ? undefined
      : { label: valueLabel, ...value }
    : { label: priceLabel, ...price };
  const mark = (figure: FigureResult): number => (figure.ok ? Number(figure.value) : 0);
  const table: ChartTable = {
    rowTitle: 'Figure',
    columns: [{ id: 'value', format: plain }],
    rows: [
      { id: 'value', label: valueLabel, figures: [value] },
      { id: 'price', label: priceLabel, figures: [price] },
      ...(range
        ? [
            { id: 'low', label: `${range.label}, low`, figures: [{ ok: true as const, value: range.low }] },
            {
              id: 'high',
              label: `${range.label}, high`,
              figures: [{ ok: true as const, value: range.high }],
            },
          ]
        : []),
    ],
  };
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem} caption={range && `Band: ${range.label}.`}>
      {missing ? (
        <EmptyState title={`${missing.label} is not available`}>{missing.reason}</EmptyState>
      ) : (
        <ChartPlot
          label={common.title}
          heightRem={heightRem}
          layout={(size) =>
            layoutPriceLine(
              [
                { id: 'price', label: priceLabel, value: mark(price) },
                { id: 'value', label: valueLabel, value: mark(value) },
              ],
              range,
              size,
              (number) => formatting.format(number, plain),
            )
          }
          draw={drawPriceLine}
        />
      )}
    </ChartFrame>
  );
}
