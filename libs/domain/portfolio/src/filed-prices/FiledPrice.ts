/** How a row files a price: what was paid or received for a unit, what one was deposited at, or a valuation. */
export type FiledAs = 'paid' | 'received' | 'deposited' | 'valued';

/** The price of an instrument that a row of the ledger files. */
export interface FiledPrice {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Per unit as held now: splits since are taken into account. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Slot of cash in that currency. */
  readonly cash: number;
  readonly as: FiledAs;
}

/** A split or bonus issue of what an account holds. */
export interface UnitChange {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Units before it for one after it. */
  readonly factor: number;
}
