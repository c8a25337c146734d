/**
 * A split or an exchange of shares. Filings restate share counts only for the periods that they show again: counts
 * and per-share figures of earlier periods stay as they were filed, and do not compare with later ones.
 */
export interface ShareBasisChange {
  /** ISO date of the first filing on the new basis; a figure from an earlier filing is on the old one. */
  readonly filed: string;
  /** Share counts on the old basis times `factor` are on the new one; per-share figures are divided by it. */
  readonly factor: number;
}
