/**
 * The kind of a figure. `amount` is money, `per-share` money per share, `rate` a fraction shown in percent,
 * `multiple` a ratio such as 11.7×, `count` a quantity such as shares, `number` anything without a unit.
 */
export type FigureKind = 'amount' | 'per-share' | 'rate' | 'multiple' | 'count' | 'number' | 'date';

/** The numeric kinds. */
export type NumberKind = Exclude<FigureKind, 'date'>;

/** The scale of amounts and counts. */
export type FigureScale = 'units' | 'thousands' | 'millions' | 'billions';

/** The format of a figure. */
export interface FigureFormat {
  readonly kind: FigureKind;
  /** ISO 4217 code. */
  readonly currency?: string | undefined;
  /** For amounts and counts; `units` by default. */
  readonly scale?: FigureScale | undefined;
  /** Number of decimals, always shown. By default: rates and multiples 1, per-share 2, others none, numbers up to 3. */
  readonly precision?: number | undefined;
  /** `hidden` if a header states the unit. */
  readonly unit?: 'shown' | 'hidden' | undefined;
  /** `always` shows the plus sign of an increase. */
  readonly sign?: 'auto' | 'always' | undefined;
}
