import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import type { Holdings, RebalancingOrder } from '@finance-analyst/portfolio';
import type { Result } from '@finance-analyst/foundation';
import { CashByAccount } from './CashByAccount.js';
import type { FundingStep, OrderTicket } from './OrderTicket.js';
import { fundingSteps } from './fundingSteps.js';
import type { AccountLot } from './taxedLots.js';
import type { TargetRow } from './targetRows.js';

export interface TicketsRequest {
  readonly orders: readonly RebalancingOrder[];
  readonly rows: readonly TargetRow[];
  readonly holdings: Pick<Holdings, 'holdings' | 'cash' | 'currency'>;
  readonly accounts: PortfolioBody['accounts'];
  /** Units of the portfolio's currency for one of another; null if not known. */
  readonly rateOf: (currency: string) => number | null;
  /** The accounts that the person chose for purchases, by instrument. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The lots that orders name, with their accounts. */
  readonly lotsOf?: ((id: string) => Result<readonly AccountLot[]>) | undefined;
}

export interface OrderTickets {
  readonly tickets: readonly OrderTicket[];
  readonly funding: readonly FundingStep[];
}

/**
 * Where each order is traded: a sale in the accounts of the lots that it names, or else in those that hold the most of it, in as few as possible; a purchase in the account that was
 * chosen for it, else in one with enough cash of its currency, else in the one with the most cash. What a purchase lacks there is converted,
 * or transferred from another account.
 */
export function orderTickets(request: TicketsRequest): OrderTickets {
  const { orders, rows, holdings, accounts, chosen } = request;
  const rateOf = (currency: string): number | null =>
    currency === holdings.currency ? 1 : request.rateOf(currency);
  const cash = new CashByAccount(holdings.cash);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const heldIn = (id: string): readonly (readonly [account: string, quantity: number])[] =>
    holdings.holdings
      .filter(({ instrument }) => writeSymbol(instrument) === id)
      .map(({ account, quantity }) => [account, Number(quantity)] as const);
  const tickets: OrderTicket[] = [];
  const enter = (order: RebalancingOrder, account: string, quantity: number): void => {
    const { instrument: id, side, reason } = order;
    const trading = byId.get(id)?.trading ?? {
      price: order.amount / order.quantity,
      currency: holdings.currency,
    };
    const amount = quantity * trading.price;
    tickets.push({
      id,
      side,
      reason,
      account,
      quantity,
      ...trading,
      amount,
      value: (order.amount * quantity) / order.quantity,
    });
    cash.add(account, trading.currency, side === 'sell' ? amount : -amount);
  };
  for (const order of orders.filter(({ side }) => side === 'sell')) {
    let rest = order.quantity;
    const named = inLotsOf(order, request.lotsOf);
    for (const [account, held] of named ?? heldIn(order.instrument).toSorted((a, b) => b[1] - a[1])) {
      const quantity = Math.min(rest, held);
      if (quantity <= 0) continue;
      enter(order, account, quantity);
      rest = Math.round((rest - quantity) * 1e12) / 1e12;
    }
  }
  for (const order of orders.filter(({ side }) => side === 'buy')) {
    const currency = byId.get(order.instrument)?.trading?.currency ?? holdings.currency;
    const needed = order.amount / (rateOf(currency) ?? 1);
    const isHeld = new Set(heldIn(order.instrument).map(([account]) => account));
    const rank = ({ id }: { readonly id: string }): readonly number[] => {
      const own = cash.of(id, currency);
      const total = cash.total(id, rateOf);
      if (chosen.get(order.instrument) === id) return [3];
      if (own >= needed - 0.005) return [2, isHeld.has(id) ? 1 : 0, own];
      if (total >= order.amount - 0.005) return [1, isHeld.has(id) ? 1 : 0, total];
      return [0, total];
    };
    const [best] = accounts.toSorted((a, b) => compareRanks(rank(b), rank(a)));
    if (best) enter(order, best.id, order.quantity);
  }
  return { tickets, funding: fundingSteps(tickets, cash, rateOf) };
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] ?? 0);
}

/** What a sale takes of each account by the lots that it names; null if it names none. */
function inLotsOf(
  { instrument, lots }: RebalancingOrder,
  lotsOf: TicketsRequest['lotsOf'],
): readonly (readonly [account: string, quantity: number])[] | null {
  const known = lotsOf?.(instrument);
  if (!known?.ok || lots.length === 0) return null;
  const sold = new Map<string, number>();
  for (const { lot, quantity } of lots) {
    const account = known.value.find((each) => each.lot === lot)?.account;
    if (account === undefined) return null;
    sold.set(account, (sold.get(account) ?? 0) + quantity);
  }
  return [...sold];
}
