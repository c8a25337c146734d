import type { Instrument } from '@finance-analyst/market';

/** An instrument as one source lists it. */
export interface InstrumentRow {
  readonly id: number;
  readonly source: string;
  readonly symbol: string;
  /** Empty when the source names no market. */
  readonly exchange: string;
  readonly name: string;
  readonly currency: string | null;
  readonly type: Instrument['type'];
  readonly sector: string | null;
  readonly provider_key: string | null;
}

export const instrumentColumns = [
  'id',
  'source',
  'symbol',
  'exchange',
  'name',
  'currency',
  'type',
  'sector',
  'provider_key',
] as const;

/** The source of the sample market. */
export const sampleSource = 'sample';

/** The source of imported price files. */
export const importSource = 'csv-import';
