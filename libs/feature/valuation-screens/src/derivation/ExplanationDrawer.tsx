import { Chip, Drawer } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import type { Explain } from '../model/ExplainTarget.js';
import type { DerivationNode } from './DerivationNode.js';
import { DerivationTree } from './DerivationTree.js';
import { messages } from './messages.js';

/** A derivation beside the screen; closed without one. */
export function ExplanationDrawer({
  root,
  amountsIn,
  isSample = false,
  actions,
  onExplain,
  onClose,
}: {
  readonly root: DerivationNode | null;
  /** The unit of its amounts, `USD m`; undefined if it has none. */
  readonly amountsIn?: string | undefined;
  readonly isSample?: boolean | undefined;
  readonly actions?: ReactNode;
  /** Opens the derivation of a figure in the tree, such as an input to write a note on. */
  readonly onExplain?: Explain | undefined;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      title={root?.label ?? messages.title}
      description={amountsIn === undefined ? undefined : messages.amountsIn(amountsIn)}
      actions={actions}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
      {root && <DerivationTree key={root.key} root={root} onExplain={onExplain} />}
    </Drawer>
  );
}
