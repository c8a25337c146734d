import { scaleLabel } from '@finance-analyst/figures';
import { ExplanationDrawer } from '../derivation/ExplanationDrawer.js';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { hasAmounts } from '../derivation/hasAmounts.js';
import { toolScale } from './entryFormat.js';

/** The derivation of the selected figure, beside the screen. */
export function ToolExplanation({
  root,
  currency,
  isSample,
  onClose,
}: {
  readonly root: DerivationNode | null;
  readonly currency: string;
  readonly isSample: boolean;
  readonly onClose: () => void;
}) {
  return (
    <ExplanationDrawer
      root={root}
      amountsIn={root && hasAmounts(root) ? scaleLabel(toolScale, currency) : undefined}
      isSample={isSample}
      onClose={onClose}
    />
  );
}
