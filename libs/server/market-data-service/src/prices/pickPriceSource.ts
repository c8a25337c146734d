import { importSource } from '../instruments/InstrumentRow.js';
import { isStaleDay } from '../providers/markets/isStaleDay.js';

/** One source's prices of a listing. */
export interface PriceCandidate {
  readonly source: string;
  readonly lastDate: string;
}

/**
 * The one source that answers. What a person imported comes first while it is not stale, or has the newest day; then
 * the newest close decides, and of equal ones the first.
 */
export function pickPriceSource<Candidate extends PriceCandidate>(
  candidates: readonly Candidate[],
  now: Date,
): Candidate | null {
  const isImport = ({ source }: Candidate): boolean => source === importSource;
  const imported = newestOf(candidates.filter(isImport));
  if (imported && !isStaleDay(imported.lastDate, now)) return imported;
  return newestOf([...candidates.filter(isImport), ...candidates.filter((each) => !isImport(each))]);
}

const newestOf = <Candidate extends PriceCandidate>(candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>(
    (newest, each) => (newest === null || each.lastDate > newest.lastDate ? each : newest),
    null,
  );
