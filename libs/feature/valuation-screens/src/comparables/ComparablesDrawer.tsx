import { scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { ExplanationDrawer } from '../derivation/ExplanationDrawer.js';
import { explainComparables, type ComparablesTarget } from './explainComparables.js';
import { hasSamples } from './hasSamples.js';

/** The derivation of a figure of the comparables, beside the screen. */
export function ComparablesDrawer({
  valuation,
  target,
  scale,
  onClose,
}: {
  readonly valuation: Valuation;
  readonly target: ComparablesTarget | null;
  readonly scale: FigureScale;
  readonly onClose: () => void;
}) {
  const formatting = useFigureFormat();
  const root = target && explainComparables(valuation, target, { scale, formatting });
  // A multiple has none; what it is computed from has.
  const currency = root?.format.currency ?? root?.children()[0]?.format.currency;
  return (
    <ExplanationDrawer
      root={root}
      amountsIn={currency && scaleLabel(scale, currency)}
      isSample={hasSamples(valuation)}
      onClose={onClose}
    />
  );
}
