import { Button, SegmentedControl, TextField } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { type Holdings, isoDate } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo, useState } from 'react';
import { useBenchmark } from '../benchmark/useBenchmark.js';
import { messages } from '../risk/messages.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { TradedRisk } from '../risk-worker/TradeRequest.js';
import { useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { tradePrice } from './tradePrice.js';

const sizes = ['shares', 'weight'] as const;
const sizeOptions = sizes.map((value) => ({ value, label: messages.tradeSizes[value] }));

const read = <Found,>(result: Result<Found>, pick: (value: Found) => number): Result<number> =>
  result.ok ? { ok: true, value: pick(result.value) } : result;

/** The risk before and after a trade that is tried out. */
export function TradePanel({
  analysis,
  client,
  holdings,
  positions,
  settings: { horizon, level },
}: {
  readonly analysis: RiskSummary;
  readonly client: RiskClient;
  readonly holdings: Holdings;
  readonly positions: readonly RiskPosition[];
  readonly settings: Pick<RiskSettings, 'horizon' | 'level'>;
}): ReactElement {
  const { body, value, version } = analysis;
  const { currency } = body;
  const [largest] = positions.filter(({ isCash }) => !isCash);
  const [symbol, setSymbol] = useState(largest?.id ?? '');
  const [size, setSize] = useState<(typeof sizes)[number]>('shares');
  const [shares, setShares] = useState(0);
  const [weight, setWeight] = useState<number | null>(null);
  const { format, formatDate } = useFigureFormat();
  const own = analysis.assets.find(({ position }) => !position.isCash && position.id === symbol);
  const market = useBenchmark(own || symbol === '' ? null : symbol, currency);
  const price = useMemo(() => tradePrice(symbol, holdings, market.levels), [symbol, holdings, market.levels]);
  const target = weight ?? own?.weight ?? 0;
  const amount =
    size === 'weight' ? (target - (own?.weight ?? 0)) * value : price === null ? 0 : shares * price;
  const levels = useMemo(
    () => market.levels && { days: [...market.levels.days], values: [...market.levels.levels] },
    [market.levels],
  );
  const { answer, problem, isPending } = useRiskAnswer(client, 'trade', version, {
    currency,
    id: symbol,
    amount,
    levels,
    horizon,
    level,
  });
  const found: Result<TradedRisk> =
    market.problem === null && problem === null
      ? market.isLoading || answer === null
        ? { ok: false, reason: messages.measuring }
        : answer
      : { ok: false, reason: market.problem ?? problem ?? '' };
  const traded = found.ok ? found.value : null;
  const rate = { kind: 'rate', precision: 2 } as const;
  const number = { kind: 'number', precision: 1 } as const;
  const row = (
    id: string,
    label: string,
    figureFormat: typeof rate | typeof number,
    pick: (side: TradedRisk['before']) => Result<number>,
  ) => {
    const [before, after] = traded ? [pick(traded.before), pick(traded.after)] : [found, found];
    const sides = [before, after] as readonly Result<number>[];
    const [from, to] = sides;
    return {
      id,
      label,
      format: figureFormat,
      formats: [figureFormat, figureFormat, { ...figureFormat, sign: 'always' as const }],
      figures: [
        ...sides,
        from?.ok && to?.ok
          ? ({ ok: true, value: to.value - from.value } as const)
          : ((from?.ok ? to : from) ?? { ok: false as const, reason: messages.noPrices }),
      ],
    };
  };
  const money = { kind: 'amount', unit: 'hidden', precision: 0 } as const;
  const note = traded?.after.losses.ok ? traded.after.losses.value.note : null;
  return (
    <TablePanel
      title={messages.trade}
      analysis={analysis}
      facts={[
        [messages.tradeSymbol, symbol],
        [messages.inCurrency(messages.tradeAmount, currency), String(amount)],
        [messages.level, String(level)],
        [messages.horizon, messages.horizons(horizon)],
      ]}
      above={
        <div className={styles['choices']}>
          <SymbolField
            key={symbol}
            symbol={symbol}
            onSymbol={(entered) => {
              setSymbol(entered);
              setShares(0);
              setWeight(null);
            }}
          />
          <SegmentedControl
            label={messages.tradeSize}
            isLabelHidden={false}
            value={size}
            options={sizeOptions}
            onChange={setSize}
          />
          {size === 'shares' ? (
            <FigureField
              label={messages.tradeShares}
              kind="number"
              precision={4}
              value={shares}
              step={1}
              onCommit={setShares}
            />
          ) : (
            <FigureField
              label={messages.tradeWeight}
              kind="rate"
              precision={2}
              value={target}
              minimum={-1}
              maximum={2}
              step={0.01}
              onCommit={setWeight}
            />
          )}
        </div>
      }
      table={{
        rowTitle: messages.figure,
        columns: [
          { id: 'before', label: messages.before, format: rate },
          { id: 'after', label: messages.after, format: rate },
          { id: 'change', label: messages.change, format: { ...rate, sign: 'always' } },
        ],
        rows: [
          row('weight', messages.weightOf(symbol), rate, (side) => ({ ok: true, value: side.weight })),
          row('var', messages.valueAtRisk, rate, ({ losses }) => read(losses, (each) => each.valueAtRisk)),
          row('es', messages.expectedShortfall, rate, ({ losses }) => read(losses, (each) => each.loss)),
          row('volatility', messages.volatility, rate, (side) =>
            read(side.volatility, (each) => each.annual),
          ),
          row('largest', messages.largestHolding, rate, ({ concentration }) =>
            read(concentration, (each) => each.largestShare),
          ),
          row('effective', messages.effective, number, ({ concentration }) =>
            read(concentration, (each) => each.effectiveNumber),
          ),
        ],
      }}
      below={
        <div role="status" aria-busy={isPending}>
          <ul className={styles['notes']}>
            {size === 'shares' && price === null && !market.isLoading && (
              <li>{messages.tradeNoPrice(symbol)}</li>
            )}
            {traded && (
              <li>
                {messages.tradeDone(
                  amount,
                  format(Math.abs(amount), money),
                  symbol,
                  price === null ? null : format(price, { ...money, precision: 2 }),
                  format(traded.cashAfter, money),
                  currency,
                )}
              </li>
            )}
            {traded && traded.cashAfter < 0 && <li>{messages.tradeOwed}</li>}
            {note !== null && <li>{note}</li>}
          </ul>
        </div>
      }
      footer={
        traded &&
        messages.tradeExplained(
          format(traded.observations, { kind: 'count' }),
          formatDate(isoDate(traded.opens)),
          messages.horizons(horizon),
          format(level, { kind: 'rate', precision: level === 0.975 ? 1 : 0 }),
        )
      }
    />
  );
}

function SymbolField({
  symbol,
  onSymbol,
}: {
  readonly symbol: string;
  readonly onSymbol: (symbol: string) => void;
}): ReactElement {
  const [text, setText] = useState(symbol);
  return (
    <form
      className={styles['benchmark']}
      onSubmit={(event) => {
        event.preventDefault();
        const entered = text.trim().toUpperCase();
        if (entered !== '') onSymbol(entered);
      }}
    >
      <TextField
        label={messages.tradeSymbol}
        description={messages.tradeSymbolHint}
        value={text}
        maxLength={40}
        onChange={setText}
      />
      <Button type="submit">{messages.tradeChoose}</Button>
    </form>
  );
}
