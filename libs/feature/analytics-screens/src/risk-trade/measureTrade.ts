import { alignToDays, type RiskOfValues, tradeRisk } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import type { RiskReturns } from '../risk-returns/RiskAnalysis.js';
import type { TradeAnswer, TradeRequest } from '../risk-worker/TradeRequest.js';

/** The risk before and after a trade that cash pays for, from the days on which all have prices, the traded instrument included. */
export function measureTrade(
  { assets, days, daily: { periodsPerYear } }: RiskReturns,
  { currency, id, amount, levels, horizon, level }: Omit<TradeRequest, 'version'>,
): TradeAnswer {
  const held = assets.findIndex(({ position }) => !position.isCash && position.id === id);
  const aligned = held < 0 && levels ? alignToDays(days, levels) : null;
  if (held < 0 && !aligned) return { ok: false, reason: messages.noPrices };
  const begins = aligned ? aligned.findIndex((each) => Number.isFinite(each)) : 0;
  if (begins < 0 || days.length - begins < 3) return { ok: false, reason: messages.tradeFewDays };
  const length = days.length - begins - 1;
  const returns = assets.map((asset) => asset.returns.subarray(begins));
  const values = assets.map(({ position }) => position.value);
  if (aligned) {
    returns.push(returnsFrom(aligned.subarray(begins)));
    values.push(0);
  }
  const asset = held < 0 ? returns.length - 1 : held;
  let paidFrom = assets.findIndex(({ position }) => position.isCash && position.id === currency);
  if (paidFrom < 0) {
    paidFrom = returns.push(new Float64Array(length)) - 1;
    values.push(0);
  }
  const cash = assets.flatMap(({ position }, at) => (position.isCash ? [at] : []));
  const found = tradeRisk(
    {
      panel: { returns, periodsPerYear },
      values: Float64Array.from(values),
      cash: [...cash, paidFrom],
      asset,
      paidFrom,
      amount,
    },
    { horizon, level },
  );
  if (!found.ok) return found;
  const { before, after } = found.value;
  return {
    ok: true,
    value: {
      before: withoutValues(before),
      after: withoutValues(after),
      cashAfter: Number(after.values[paidFrom]),
      opens: Number(days[begins]),
      observations: length,
    },
  };
}

const returnsFrom = (levels: Float64Array): Float64Array =>
  Float64Array.from(
    { length: levels.length - 1 },
    (_, at) => (levels[at + 1] as number) / (levels[at] as number) - 1,
  );

const withoutValues = ({
  weight,
  losses,
  volatility,
  concentration,
}: RiskOfValues): Omit<RiskOfValues, 'values'> => ({
  weight,
  losses,
  volatility,
  concentration,
});
