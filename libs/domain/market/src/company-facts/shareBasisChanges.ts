import type { ShareBasisChange } from '../fundamentals/ShareBasisChange.js';
import type { FactStore } from './FactStore.js';
import type { FiledFact } from './FiledFact.js';
import { splitRatioOf } from './splitRatioOf.js';
import type { StatementFormulas } from './StatementFormulas.js';
import { tagsOf } from './TagFormula.js';

/** A share count that a later filing repeats with a different value. */
interface Restatement {
  readonly before: string;
  readonly filed: string;
  readonly accession: string;
  readonly ratio: number;
}

const tolerance = 0.02;
/** A corrected count moves by less; a stock dividend of 5% is a split. */
const smallestChange = 0.04;

/**
 * Splits and exchanges of shares, oldest first, found where a filing gives share counts of periods again: at least
 * two counts that changed by one ratio since they were last filed. The factor is that ratio.
 */
export function shareBasisChanges(
  store: FactStore,
  formulas: StatementFormulas,
): readonly ShareBasisChange[] {
  const restatements = shareCountTags(formulas)
    .flatMap((tag) => restatementsOf(store.factsOf(tag)))
    .sort((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : a.ratio - b.ratio));

  const changes: ShareBasisChange[] = [];
  for (const restatement of restatements) {
    const known = changes
      .filter(({ filed }) => filed > restatement.before && filed <= restatement.filed)
      .reduce((product, { factor }) => product * factor, 1);
    const factor = restatement.ratio / known;
    if (Math.abs(factor - 1) < smallestChange) continue;
    const agreeing = restatements.filter(
      ({ accession, ratio }) => accession === restatement.accession && isNear(ratio, restatement.ratio),
    );
    if (agreeing.length >= 2)
      changes.push({ filed: restatement.filed, factor: splitRatioOf(factor) ?? factor });
  }
  return changes;
}

/** Tags whose counts show a change of basis; issued shares are read for nothing else. */
export function shareCountTags(formulas: StatementFormulas): readonly string[] {
  const lines = [formulas.dilutedShares, formulas.basicShares, formulas.sharesOutstanding];
  return [...new Set([...lines.flatMap(tagsOf), 'CommonStockSharesIssued', 'NumberOfSharesIssued'])];
}

/** Consecutive filings of one tag and span whose values differ. Facts come by end, then in the order of filing. */
function restatementsOf(facts: readonly FiledFact[]): readonly Restatement[] {
  const latest = new Map<string, FiledFact>();
  return facts.flatMap((fact) => {
    const key = `${fact.start} ${fact.end}`;
    const previous = latest.get(key);
    latest.set(key, fact);
    if (!previous || previous.value <= 0 || fact.value <= 0) return [];
    const ratio = withoutScale(fact.value / previous.value);
    if (Math.abs(ratio - 1) < smallestChange) return [];
    const { filed, accession } = fact.source;
    return { before: previous.source.filed, filed, accession, ratio };
  });
}

/** No split is by hundreds: such a ratio is a count that was filed in thousands as if it were in units. */
function withoutScale(ratio: number): number {
  if (ratio > 300) return withoutScale(ratio / 1000);
  return ratio < 1 / 300 ? withoutScale(ratio * 1000) : ratio;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a / b - 1) <= tolerance;
}
