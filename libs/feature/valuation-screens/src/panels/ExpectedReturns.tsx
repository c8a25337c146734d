import { Button } from '@finance-analyst/components';
import { Figure, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import {
  headlineOf,
  impliedReturn,
  returnToTarget,
  targetDates,
  targetPrice,
  type Valuation,
} from '@finance-analyst/valuation';
import { useRef, useState } from 'react';
import { DateEntry } from '../assumptions/DateEntry.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { Explain } from '../model/ExplainTarget.js';
import { localFigure } from '../model/localFigure.js';
import styles from './ExpectedReturns.module.css';
import { messages } from './messages.js';

/** The return that the price implies, the target price on a date of choice and the return to it, each with what it rests on. */
export function ExpectedReturns({
  valuation,
  onTargetDate = null,
  onExplain,
}: {
  readonly valuation: Valuation;
  /** Sets the date of the target price; null if the model is read-only. */
  readonly onTargetDate?: ((day: string | null) => void) | null;
  readonly onExplain: Explain;
}) {
  const formatting = useFigureFormat();
  const { format, formatDate } = formatting;
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { currency, template, priceSnapshot, targetDate } = valuation.body;
  const { words } = methodViewOf(template);
  const rate = (value: FigureResult | number): string => format(value, { kind: 'rate', precision: 1 });
  const perShare = { kind: 'per-share', currency, precision: 2 } as const;
  const implied = impliedReturn(valuation);
  const target = targetPrice(valuation);
  const shownTarget = localFigure(target, formatting);
  const dates = targetDates(valuation);
  const toTarget = returnToTarget(valuation);
  const shownReturn = localFigure(toTarget, formatting);
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{messages.expectedReturn}</dt>
        <dd>
          <Figure
            kind="rate"
            precision={1}
            label={messages.expectedReturn}
            value={implied}
            onExplain={() => {
              onExplain({ kind: 'expected-return' });
            }}
          />
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
        <dt className={styles['dated']}>
          {dates ? messages.targetPriceOn : messages.targetPrice}
          {dates && (
            <DateEntry
              label={messages.targetDate}
              value={dates.chosen}
              isEdited={targetDate !== undefined}
              isReadOnly={onTargetDate === null}
              possible={{
                first: dates.first,
                last: dates.last,
                refusal: messages.impossibleTargetDate(formatDate(dates.first), formatDate(dates.last)),
              }}
              inputRef={input}
              onCommit={(day) => onTargetDate?.(day === dates.usual ? null : day)}
              onRefusal={setRefusal}
            />
          )}
          {dates && targetDate !== undefined && onTargetDate && (
            <Button
              variant="link"
              size="compact"
              onPress={() => {
                // The button disappears with the reset, so the focus moves to the field.
                input.current?.focus();
                onTargetDate(null);
              }}
            >
              {messages.usualTargetDate(formatDate(dates.usual))}
            </Button>
          )}
        </dt>
        <dd>
          <Figure
            {...perShare}
            label={messages.targetPrice}
            value={shownTarget}
            onExplain={() => {
              onExplain({ kind: 'target-price' });
            }}
          />
        </dd>
        {refusal !== null && (
          // The field announces it, where it belongs.
          <dd className={styles['refusal']} aria-hidden="true">
            {refusal}
          </dd>
        )}
        <dd className={styles['words']}>
          {target.ok
            ? messages.targetPriceIs(
                format(target.from.value, perShare),
                formatDate(target.from.day),
                rate(target.from.costOfEquity),
              )
            : !shownTarget.ok && shownTarget.reason}
        </dd>
      </div>
      {target.ok && (
        <div>
          <dt>{messages.returnToTarget}</dt>
          <dd>
            <Figure
              kind="rate"
              precision={1}
              label={messages.returnToTarget}
              value={shownReturn}
              onExplain={() => {
                onExplain({ kind: 'return-to-target' });
              }}
            />
          </dd>
          <dd className={styles['words']}>
            {toTarget.ok && priceSnapshot
              ? messages.returnToTargetIs(
                  format(priceSnapshot.price, perShare),
                  formatDate(toTarget.from),
                  formatDate(toTarget.to),
                  format(toTarget.total, { kind: 'rate', precision: 1, sign: 'always' }),
                )
              : !shownReturn.ok &&
                (implied.ok || implied.reason !== shownReturn.reason) &&
                shownReturn.reason}
          </dd>
        </div>
      )}
    </dl>
  );
}
