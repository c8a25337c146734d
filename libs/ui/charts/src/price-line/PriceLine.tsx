import type { ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { ChartTexts } from '../frame/ChartTexts.js';
import type { ChartTable } from '../frame/ChartTable.js';
import { layoutPriceLine, type PriceLineLayout, type PriceRange } from './layoutPriceLine.js';
import styles from './PriceLine.module.css';

export interface PriceLineProps extends ChartCommon {
  readonly price: FigureResult;
  readonly value: FigureResult;
  readonly range?: PriceRange | undefined;
  readonly format: FigureFormat;
  readonly priceLabel?: string | undefined;
  readonly valueLabel?: string | undefined;
}

const heightRem = 5.5;

/** Where the value stands to the price. */
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
          draw={(layout) => <Line layout={layout} />}
        />
      )}
    </ChartFrame>
  );
}

function Line({ layout }: { readonly layout: PriceLineLayout }): ReactElement {
  const { width, y, price, value, range, texts } = layout;
  return (
    <>
      <line className={styles['axis']} x1={0} x2={width} y1={y} y2={y} />
      {range && (
        <rect className={styles['range']} x={range.x} width={range.width} y={y - 7} height={14} rx={2} />
      )}
      <line
        className={styles['gap']}
        data-direction={value >= price ? 'gain' : 'loss'}
        x1={price}
        x2={value}
        y1={y}
        y2={y}
      />
      <line className={styles['price']} x1={price} x2={price} y1={y - 10} y2={y + 12} />
      <line className={styles['value']} x1={value} x2={value} y1={y - 10} y2={y + 10} />
      <ChartTexts texts={texts} weight="strong" />
    </>
  );
}
