import { type PortfolioInstrument, writeSymbol } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import type { RiskPosition } from './RiskPosition.js';

export interface RiskPositions {
  /** The largest first. */
  readonly positions: readonly RiskPosition[];
  /** What has no value today. */
  readonly withoutValue: readonly { readonly name: string; readonly reason: string }[];
}

/** Holdings by instrument and cash by currency, of one account or all. */
export function riskPositions(
  { holdings, cash }: Pick<Holdings, 'holdings' | 'cash'>,
  instruments: readonly PortfolioInstrument[],
  account: string | null,
): RiskPositions {
  const found = new Map<string, RiskPosition>();
  const withoutValue: { readonly name: string; readonly reason: string }[] = [];
  const isShown = (one: { readonly account: string }): boolean => account === null || one.account === account;
  const add = (key: string, position: RiskPosition): void => {
    const before = found.get(key);
    found.set(key, before ? { ...before, value: before.value + position.value } : position);
  };
  for (const { instrument, price, costCurrency, value } of holdings.filter(isShown)) {
    const id = writeSymbol(instrument);
    const name = instruments.find((one) => one.id === id)?.name ?? id;
    if (value.ok)
      add(`holding ${id}`, {
        id,
        isCash: false,
        name,
        currency: price?.currency ?? costCurrency,
        value: value.value,
      });
    else withoutValue.push({ name, reason: value.reason });
  }
  for (const { currency, value } of cash.filter(isShown)) {
    const name = messages.cashIn(currency);
    if (value.ok) add(`cash ${currency}`, { id: currency, isCash: true, name, currency, value: value.value });
    else withoutValue.push({ name, reason: value.reason });
  }
  return {
    positions: [...found.values()]
      .filter(({ value }) => value !== 0)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value) || (a.id < b.id ? -1 : 1)),
    withoutValue,
  };
}
