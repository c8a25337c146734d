import type { RebalancingOrder } from '@finance-analyst/portfolio';

/** An order as it is entered with a broker: in one account, in the currency in which its instrument trades. */
export interface OrderTicket {
  /** Of the instrument. */
  readonly id: string;
  readonly side: RebalancingOrder['side'];
  readonly reason: RebalancingOrder['reason'];
  /** The id of the account. */
  readonly account: string;
  readonly quantity: number;
  /** In `currency`, and so is the amount. */
  readonly price: number;
  readonly currency: string;
  readonly amount: number;
  /** In the currency of the portfolio. */
  readonly value: number;
}

/** Money that has to be in another currency, or in another account, before a purchase. */
export interface FundingStep {
  readonly kind: 'convert' | 'transfer';
  /** The account that has the money. */
  readonly account: string;
  /** Where it is needed; the same account for a conversion. */
  readonly toAccount: string;
  readonly from: { readonly currency: string; readonly amount: number };
  readonly to: { readonly currency: string; readonly amount: number };
  /** In the currency of the portfolio. */
  readonly value: number;
}
