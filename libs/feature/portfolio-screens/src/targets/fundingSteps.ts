import type { CashByAccount } from './CashByAccount.js';
import type { FundingStep, OrderTicket } from './OrderTicket.js';

/** What is less than a cent is not missing. */
const smallest = 0.005;

/**
 * What purchases lack in the currency and account in which they are made: converted from other currencies of the account, the largest
 * first, and then transferred from other accounts, in the same currency where they have it.
 */
export function fundingSteps(
  tickets: readonly OrderTicket[],
  cash: CashByAccount,
  rateOf: (currency: string) => number | null,
): readonly FundingStep[] {
  const steps: FundingStep[] = [];
  const needs = new Map<string, Pick<OrderTicket, 'account' | 'currency'> & { amount: number }>();
  for (const { side, account, currency, amount } of tickets) {
    if (side === 'sell') continue;
    const key = `${account} ${currency}`;
    const known = needs.get(key);
    if (known) known.amount += amount;
    else needs.set(key, { account, currency, amount });
  }
  for (const { account, currency, amount } of needs.values()) {
    // An overdraft of before is not the purchases’.
    let missing = Math.min(-cash.of(account, currency), amount);
    const rate = rateOf(currency);
    if (missing <= smallest || rate === null) continue;
    const sources = [account, ...cash.accounts().filter((other) => other !== account)].flatMap((source) =>
      cash
        .currencies(source)
        .map((own) => ({ source, own, value: cash.of(source, own) * (rateOf(own) ?? 0) }))
        .filter(({ value }) => value > smallest)
        .sort((a, b) => Number(b.own === currency) - Number(a.own === currency) || b.value - a.value),
    );
    for (const { source, own, value } of sources) {
      if (missing <= smallest) break;
      const ownRate = rateOf(own);
      if (ownRate === null) continue;
      const used = Math.min(value, missing * rate);
      const from = { currency: own, amount: used / ownRate };
      const to = { currency, amount: used / rate };
      if (source !== account)
        steps.push({ kind: 'transfer', account: source, toAccount: account, from, to: from, value: used });
      if (own !== currency)
        steps.push({ kind: 'convert', account, toAccount: account, from, to, value: used });
      cash.add(source, own, -from.amount);
      cash.add(account, currency, to.amount);
      missing -= to.amount;
    }
  }
  return steps;
}
