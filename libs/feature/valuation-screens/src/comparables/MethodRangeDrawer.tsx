import { useFigureFormat } from '@finance-analyst/figures';
import { amountScaleOf, type MethodRange, type RangePoint, type Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { amountsUnit } from '../derivation/amountsUnit.js';
import { ExplanationDrawer } from '../derivation/ExplanationDrawer.js';
import { hasAmounts } from '../derivation/hasAmounts.js';
import { gapNode } from './gapNode.js';
import type { GapFigure } from './gapSentences.js';
import { hasSamples } from './hasSamples.js';
import { methodRangeNode, savedRangeNode } from './methodRangeNode.js';
import type { SavedRange } from './useSavedRanges.js';

/** A range of values per share, one of its points, or the figure that shows why two of them are apart. */
export interface RangeTarget {
  readonly of: MethodRange | SavedRange | GapFigure;
  readonly point: RangePoint | null;
}

/** The derivation of the range of a method, beside the screen. */
export function MethodRangeDrawer({
  valuation,
  target: { of, point },
  onClose,
}: {
  readonly valuation: Valuation;
  readonly target: RangeTarget;
  readonly onClose: () => void;
}) {
  const formatting = useFigureFormat();
  const scale = amountScaleOf(valuation);
  const root = useMemo(() => {
    const shown = { scale, formatting };
    if ('reason' in of) return gapNode(valuation, of, shown);
    return 'body' in of ? savedRangeNode(of, point, shown) : methodRangeNode(valuation, of, point, shown);
  }, [of, point, valuation, scale, formatting]);
  return (
    <ExplanationDrawer
      root={root}
      amountsIn={root && hasAmounts(root) ? amountsUnit(valuation) : undefined}
      isSample={hasSamples(valuation)}
      onClose={onClose}
    />
  );
}
