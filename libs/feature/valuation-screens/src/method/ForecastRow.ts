/** A row of the forecast table: a line of the model, or a driver that the analyst edits. */
export interface ForecastRow {
  /** Name of the line or input in the model. */
  readonly name: string;
  readonly label: string;
  /** The label to use where the surrounding rows do not show what it is a share of. */
  readonly fullLabel: string;
  readonly unit: 'amount' | 'rate' | 'multiple' | 'factor' | 'per-share';
  readonly role: 'line' | 'driver';
  /** A driver's limits: values outside can only be a typing error. */
  readonly limits?: { readonly minimum: number; readonly maximum: number };
  /** The name of its figure in a year of the past; null where the past has none. */
  readonly history: string | null;
  /** −1 for lines that the free cash flow subtracts, shown with the sign they enter it. */
  readonly sign: 1 | -1;
  readonly weight: 'strong' | 'regular' | 'quiet' | 'total';
  /** The line that shows a driver's rates beside its name and opens to their years; null for a separate row. */
  readonly foldedInto: string | null;
  /** Words after a folded driver's rates, such as what they are a share of. */
  readonly rateWords?: string;
  /** Why it has no figure in a period that starts before the valuation date; it has one without this. */
  readonly notBeforeValuation?: string;
  /** The choice that a line depends on, in words beside its name. */
  readonly choice?: { readonly input: string; readonly words: Readonly<Record<string, string>> };
}
