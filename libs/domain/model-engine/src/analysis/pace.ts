/** Whether a series has a figure per year of a timeline in quarters, or one per period of the timeline. */
export type Pace = 'year' | 'period';

/**
 * The pace of parts taken together: in a quarter, a yearly figure is that of its year. Undefined where no part has one:
 * single figures and the clock adopt the pace of the figures beside them.
 */
export function combinePaces(parts: readonly { readonly pace?: Pace | undefined }[]): Pace | undefined {
  if (parts.some(({ pace }) => pace === 'period')) return 'period';
  return parts.some(({ pace }) => pace === 'year') ? 'year' : undefined;
}
