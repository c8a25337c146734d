import { Chip, Drawer } from '@finance-analyst/components';
import { scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { DerivationTree } from '../derivation/DerivationTree.js';
import { explainComparables, type ComparablesTarget } from './explainComparables.js';
import { hasSamples } from './hasSamples.js';
import { messages } from './messages.js';

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
    <Drawer
      title={root?.label ?? messages.explanation}
      description={currency && messages.amountsIn(scaleLabel(scale, currency))}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {hasSamples(valuation) && <Chip tone="sample">{messages.sampleData}</Chip>}
      {root && <DerivationTree key={root.key} root={root} />}
    </Drawer>
  );
}
