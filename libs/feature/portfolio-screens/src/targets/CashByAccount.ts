import type { HeldCash } from '@finance-analyst/portfolio';

/** Cash of accounts by currency, which orders change. */
export class CashByAccount {
  readonly #amounts = new Map<string, Map<string, number>>();

  constructor(cash: readonly Pick<HeldCash, 'account' | 'currency' | 'amount'>[]) {
    for (const { account, currency, amount } of cash) this.add(account, currency, Number(amount));
  }

  add(account: string, currency: string, amount: number): void {
    const own = this.#amounts.get(account) ?? new Map<string, number>();
    own.set(currency, (own.get(currency) ?? 0) + amount);
    this.#amounts.set(account, own);
  }

  of(account: string, currency: string): number {
    return this.#amounts.get(account)?.get(currency) ?? 0;
  }

  accounts(): readonly string[] {
    return [...this.#amounts.keys()];
  }

  currencies(account: string): readonly string[] {
    return [...(this.#amounts.get(account)?.keys() ?? [])];
  }

  /** In one currency; currencies without a rate do not count. */
  total(account: string, rateOf: (currency: string) => number | null): number {
    return this.currencies(account).reduce(
      (sum, currency) => sum + this.of(account, currency) * (rateOf(currency) ?? 0),
      0,
    );
  }
}
