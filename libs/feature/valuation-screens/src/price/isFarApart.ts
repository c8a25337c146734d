import { importedSource } from './importedSource.js';

interface SourcedPrice {
  readonly price: number;
  readonly currency: string;
  /** ISO date or moment. */
  readonly asOf: string;
  readonly source: string;
}

const longestGapDays = 7;
const dayMs = 86_400_000;

/** Whether an imported price and one of another source are of about the same time and differ by more than half. */
export function isFarApart(one: SourcedPrice, other: SourcedPrice): boolean {
  const isOneImported = (one.source === importedSource) !== (other.source === importedSource);
  const days = Math.abs(Date.parse(one.asOf.slice(0, 10)) - Date.parse(other.asOf.slice(0, 10))) / dayMs;
  const [low = 0, high = 0] = [one.price, other.price].sort((a, b) => a - b);
  return isOneImported && one.currency === other.currency && days <= longestGapDays && high > low * 1.5;
}
