import type { RefusedRow } from '@finance-analyst/contracts';

/** Most refused rows listed in a note. */
const mostNamed = 5;

/** The note about a provider's rows that were left out, by their day. */
export function refusalNote(
  name: string,
  dates: ReadonlyMap<number, string>,
  refused: readonly RefusedRow[],
): string {
  const named = refused.slice(0, mostNamed).map(({ row, reason }) => `${dates.get(row) ?? row}: ${reason}`);
  const more = refused.length > mostNamed ? `; and ${refused.length - mostNamed} more` : '';
  const count = refused.length === 1 ? 'One day' : `${refused.length} days`;
  return `${count} from ${name} could not be used (${named.join('; ')}${more}).`;
}
