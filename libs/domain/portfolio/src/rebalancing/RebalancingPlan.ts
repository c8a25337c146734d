import type { LotSale } from './chooseLots.js';

export interface RebalancingOrder {
  readonly instrument: string;
  readonly side: 'buy' | 'sell';
  readonly quantity: number;
  /** At the given price, without fees. */
  readonly amount: number;
  /** Its weight is outside its band, or it is within its band and invests or raises cash. */
  readonly reason: 'above-band' | 'below-band' | 'invests-cash' | 'raises-cash';
  /** Of a sale: which lots cause the least tax; empty without lots or rates. */
  readonly lots: readonly LotSale[];
}

export interface UnreachedTarget {
  /** Null for cash, which stays overdrawn. */
  readonly instrument: string | null;
  /** `step`: it is met as closely as the steps of its quantity allow. */
  readonly kind: 'step' | 'minimum-size' | 'no-sales' | 'no-cash';
  readonly reason: string;
}

export interface RebalancingPlan {
  /** Sales before purchases, each in the order of the holdings. */
  readonly orders: readonly RebalancingOrder[];
  /** After the orders. */
  readonly cash: number;
  /** What targets leave in cash. */
  readonly cashTarget: number;
  /** Why orders leave cash above or below its target; null if they do not, or there are none. */
  readonly cashReason: string | null;
  /** After the orders, by holding. */
  readonly weights: readonly number[];
  /** What stays outside its band, and why. */
  readonly unreached: readonly UnreachedTarget[];
}
