import { Panel } from '@finance-analyst/components';
import { Figure, FigureField, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { usePastRates } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { sumOf } from '../holdings/sumOf.js';
import { messages as screenMessages } from '../messages.js';
import styles from '../targets/Targets.module.css';
import { incomeParts, yearBefore } from './incomeOf.js';
import type { IncomeGiven } from './IncomeView.js';
import { messages } from './messages.js';
import { paidBetween } from './paidBetween.js';
import { sumOfPaid } from './sumOfPaid.js';

/** What was paid, what is known and what is estimated, with the yields and the growth that the estimate assumes. */
export function IncomeFigures({
  body,
  holdings,
  calendar,
  market,
  ledger,
  editing,
  isReadOnly,
  today,
}: IncomeGiven): ReactElement {
  const { format } = useFigureFormat();
  const { known, estimated } = incomeParts(calendar);
  const refused = new Set(ledger.view?.refused.map(({ id }) => id));
  const paid = paidBetween(body.rows, yearBefore(today), refused, body.currency);
  // Also of what is no longer held.
  const rateOn = usePastRates(
    market,
    paid.map(({ currency }) => currency),
  );
  const amounts: readonly (readonly [id: string, label: string, value: Result<number>])[] = [
    ['paid', messages.paid, sumOfPaid(paid, rateOn)],
    ['entered', messages.entered, { ok: true, value: known }],
    ['estimated', messages.estimated, { ok: true, value: estimated }],
    ['total', messages.total, { ok: true, value: calendar.total }],
  ];
  const yields: readonly (readonly [id: string, label: string, value: Result<number>])[] = [
    [
      'value',
      messages.yieldOnValue,
      shareOf(calendar.total, sumOf(holdings.holdings.map(({ value }) => value)), messages.noValue),
    ],
    [
      'cost',
      messages.yieldOnCost,
      shareOf(calendar.total, sumOf(holdings.holdings.map(({ cost }) => cost)), messages.noCost),
    ],
  ];
  return (
    <Panel title={messages.title} note={screenMessages.inCurrency(body.currency)}>
      <FigureList
        figures={[
          ...amounts.map(([id, label, value]) => ({
            id,
            label,
            children: <Figure kind="amount" precision={2} unit="hidden" value={value} label={label} />,
          })),
          ...yields.map(([id, label, value]) => ({
            id,
            label,
            children: <Figure kind="rate" precision={2} value={value} label={label} />,
          })),
        ]}
      />
      <div className={styles['add']}>
        <FigureField
          label={messages.growth}
          description={messages.growthHelp}
          kind="rate"
          precision={1}
          step={0.005}
          minimum={-1}
          maximum={10}
          value={body.dividendGrowth ?? 0}
          isReadOnly={isReadOnly}
          onCommit={(dividendGrowth) => {
            editing.edit(
              (before) => ({ ...before, dividendGrowth }),
              () => messages.growthSet(format(dividendGrowth, { kind: 'rate', precision: 1 })),
              'dividend growth',
            );
          }}
        />
      </div>
      <p className={styles['note']}>{messages.method}</p>
    </Panel>
  );
}

function shareOf(amount: number, whole: Result<number>, reason: string): Result<number> {
  if (!whole.ok) return whole;
  return whole.value > 0 ? { ok: true, value: amount / whole.value } : { ok: false, reason };
}
