import { Figure, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import { headlineOf, impliedReturn, targetPrice, type Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import styles from './ExpectedReturns.module.css';
import { messages } from './messages.js';

const targetMonths = 12;

/** The return that the price implies and the target price, each with what it is computed from. */
export function ExpectedReturns({ valuation }: { readonly valuation: Valuation }) {
  const { format, formatDate } = useFigureFormat();
  const { currency, template } = valuation.body;
  const { words } = methodViewOf(template);
  const rate = (value: FigureResult | number): string => format(value, { kind: 'rate', precision: 1 });
  const perShare = { kind: 'per-share', currency, precision: 2 } as const;
  const implied = impliedReturn(valuation);
  const target = targetPrice(valuation, targetMonths);
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{messages.expectedReturn}</dt>
        <dd>
          <Figure kind="rate" precision={1} label={messages.expectedReturn} value={implied} />
        </dd>
        <dd className={styles['words']}>
          {implied.ok
            ? messages.expectedReturnIs(
                format(Math.abs(implied.spread) * 100, { kind: 'number', precision: 1 }),
                implied.spread < 0 ? 'below' : 'above',
                rate(headlineOf(valuation).wacc),
                words,
              )
            : implied.reason}
        </dd>
      </div>
      <div>
        <dt>{target.ok ? messages.targetPriceOn(formatDate(target.day)) : messages.targetPrice}</dt>
        <dd>
          <Figure {...perShare} label={messages.targetPrice} value={target} />
        </dd>
        <dd className={styles['words']}>
          {target.ok
            ? messages.targetPriceIs(
                format(target.from.value, perShare),
                formatDate(target.from.day),
                rate(target.from.costOfEquity),
              )
            : target.reason}
        </dd>
      </div>
    </dl>
  );
}
