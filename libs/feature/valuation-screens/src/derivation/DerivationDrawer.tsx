import { Chip, Drawer } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { amountsUnit } from './amountsUnit.js';
import { deriveFigure } from './deriveFigure.js';
import { DerivationTree } from './DerivationTree.js';
import type { Explain, ExplainTarget } from '../model/ExplainTarget.js';
import { hasAmounts } from './hasAmounts.js';
import { messages } from './messages.js';
import { useDrawerNote } from '../notes/useDrawerNote.js';

/** The derivation of the pressed figure, beside the screen. */
export function DerivationDrawer({
  valuation,
  target,
  onExplain,
  onClose,
}: {
  readonly valuation: Valuation;
  readonly target: ExplainTarget | null;
  /** Opens the derivation of a figure in the tree, such as an input to write a note on. */
  readonly onExplain?: Explain;
  readonly onClose: () => void;
}) {
  const formatting = useFigureFormat();
  const note = useDrawerNote(valuation, target);
  const root = useMemo(
    () => (target ? deriveFigure(valuation, target, formatting) : null),
    [valuation, target, formatting],
  );
  return (
    <Drawer
      title={root?.label ?? messages.title}
      description={root && hasAmounts(root) ? messages.amountsIn(amountsUnit(valuation)) : undefined}
      actions={note}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {valuation.sample && <Chip tone="sample">{messages.sampleData}</Chip>}
      {root && <DerivationTree key={root.key} root={root} onExplain={onExplain} />}
    </Drawer>
  );
}
