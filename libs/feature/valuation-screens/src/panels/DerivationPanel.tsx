import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { amountsUnit } from '../derivation/amountsUnit.js';
import { deriveFigure } from '../derivation/deriveFigure.js';
import { DerivationTree } from '../derivation/DerivationTree.js';
import { messages } from './messages.js';

/** The value's derivation, from formula to filing. */
export function DerivationPanel({ valuation }: { readonly valuation: Valuation }) {
  const formatting = useFigureFormat();
  const root = useMemo(
    () => deriveFigure(valuation, { kind: 'model', name: 'value_per_share' }, formatting),
    [valuation, formatting],
  );
  const title = root.figure?.ok
    ? messages.why(formatting.format(root.figure, { ...root.format, unit: 'hidden' }))
    : messages.whyNone;
  return (
    <Panel title={title} note={messages.amountsIn(amountsUnit(valuation))} resetKeys={[valuation]}>
      <DerivationTree root={root} />
    </Panel>
  );
}
