/**
 * What a figure measures. `amount` is money, `per-share` money for one share, `rate` a fraction shown in per cent,
 * `multiple` a ratio such as 11.7×, `count` things such as shares, `number` anything without a unit.
 */
export type FigureKind = 'amount' | 'per-share' | 'rate' | 'multiple' | 'count' | 'number' | 'date';

/** The kinds that are numbers. */
export type NumberKind = Exclude<FigureKind, 'date'>;

/** What amounts and counts are counted in. */
export type FigureScale = 'units' | 'thousands' | 'millions' | 'billions';

/** How a figure is written. */
export interface FigureFormat {
  readonly kind: FigureKind;
  /** ISO 4217 code. */
  readonly currency?: string | undefined;
  /** For amounts and counts; `units` by default. */
  readonly scale?: FigureScale | undefined;
  /** Decimals, always all of them. By default: rates and multiples 1, per-share 2, others none, numbers up to 3. */
  readonly precision?: number | undefined;
  /** `hidden` where a header states the unit. */
  readonly unit?: 'shown' | 'hidden' | undefined;
  /** `always` writes the plus of what rose. */
  readonly sign?: 'auto' | 'always' | undefined;
}
