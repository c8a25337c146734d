import { Drawer } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo } from 'react';
import type { Valuation } from '../model/Valuation.js';
import { amountsUnit } from './amountsUnit.js';
import { deriveFigure } from './deriveFigure.js';
import { DerivationTree } from './DerivationTree.js';
import type { ExplainTarget } from './ExplainTarget.js';

/** The derivation of the figure that was asked about, beside the screen it stands on. */
export function DerivationDrawer({
  valuation,
  target,
  onClose,
}: {
  readonly valuation: Valuation;
  readonly target: ExplainTarget | null;
  readonly onClose: () => void;
}) {
  const { format } = useFigureFormat();
  const root = useMemo(
    () => (target ? deriveFigure(valuation, target, format) : null),
    [valuation, target, format],
  );
  return (
    <Drawer
      title={root?.label ?? 'Derivation'}
      description={`Amounts in ${amountsUnit(valuation)}.`}
      isOpen={root !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {root && <DerivationTree key={root.key} root={root} />}
    </Drawer>
  );
}
