import type { PortfolioBody, PortfolioInstrument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Holding } from '@finance-analyst/portfolio';

/** What is held of an instrument in all accounts of a group, as a row of the table. */
export interface HoldingRow {
  readonly id: string;
  readonly name: string;
  /** Its symbol, if that is not its name. */
  readonly symbol: string | null;
  readonly holdings: readonly Holding[];
  readonly quantity: number;
  readonly value: Result<number>;
  readonly cost: Result<number>;
  readonly gain: Result<number>;
  /** Of the cost, as a fraction. */
  readonly gainRate: Result<number>;
  readonly priceGain: Result<number>;
  readonly currencyGain: Result<number>;
  readonly dayGain: Result<number>;
  readonly weight: Result<number>;
}

/** Rows with a common account, currency or sector. */
export interface HoldingGroup<Row extends HoldingRow = HoldingRow> {
  readonly id: string;
  /** Null for the only group. */
  readonly title: string | null;
  readonly rows: readonly Row[];
  readonly value: Result<number>;
  readonly weight: Result<number>;
  readonly cost: Result<number>;
  readonly gain: Result<number>;
  /** Of the cost, as a fraction. */
  readonly gainRate: Result<number>;
  readonly priceGain: Result<number>;
  readonly currencyGain: Result<number>;
  readonly dayGain: Result<number>;
}

export type HoldingGrouping = 'none' | 'account' | 'currency' | 'sector';

/** What rows need to know of their portfolio. */
export type HoldingNames = Pick<PortfolioBody, 'accounts' | 'instruments'>;

export type InstrumentById = ReadonlyMap<string, PortfolioInstrument>;
