import { Chip, Drawer } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { amountsUnit } from './amountsUnit.js';
import { deriveFigure } from './deriveFigure.js';
import { DerivationTree } from './DerivationTree.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { hasAmounts } from './hasAmounts.js';
import { messages } from './messages.js';

/** The derivation of the pressed figure, beside the screen. */
export function DerivationDrawer({
  valuation,
  target,
  onClose,
}: {
  readonly valuation: Valuation;
  readonly target: ExplainTarget | null;
  readonly onClose: () => void;
}) {
  const formatting = useFigureFormat();
  const root = useMemo(
    () => (target ? deriveFigure(valuation, target, formatting) : null),
    [valuation, target, formatting],
  );
  return (
    <Drawer
      title={root?.label ?? messages.title}
      description={root && hasAmounts(root) ? messages.amountsIn(amountsUnit(valuation)) : undefined}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {valuation.sample && <Chip tone="sample">{messages.sampleData}</Chip>}
      {root && <DerivationTree key={root.key} root={root} />}
    </Drawer>
  );
}
