import { Chip, Drawer } from '@finance-analyst/components';
import { scaleLabel } from '@finance-analyst/figures';
import { DerivationTree } from '../derivation/DerivationTree.js';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { hasAmounts } from '../derivation/hasAmounts.js';
import { toolScale } from './entryFormat.js';
import { messages } from './messages.js';

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
    <Drawer
      title={root?.label ?? messages.explanation}
      description={root && hasAmounts(root) ? messages.amountsIn(scaleLabel(toolScale, currency)) : undefined}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
      {root && <DerivationTree key={root.key} root={root} />}
    </Drawer>
  );
}
