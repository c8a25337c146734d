import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo } from 'react';
import { amountsUnit } from '../derivation/amountsUnit.js';
import { deriveFigure } from '../derivation/deriveFigure.js';
import { DerivationTree } from '../derivation/DerivationTree.js';
import type { Valuation } from '../model/Valuation.js';

/** Why the value is what it is, from formula to filing. */
export function DerivationPanel({ valuation }: { readonly valuation: Valuation }) {
  const { format } = useFigureFormat();
  const root = useMemo(
    () => deriveFigure(valuation, { kind: 'model', name: 'value_per_share' }, format),
    [valuation, format],
  );
  const title = root.figure?.ok
    ? `Why ${format(root.figure, { ...root.format, unit: 'hidden' })}?`
    : 'Why no value?';
  return (
    <Panel
      title={title}
      note={`amounts in ${amountsUnit(valuation)}`}
      sample={valuation.sample || undefined}
      resetKeys={[valuation]}
    >
      <DerivationTree root={root} />
    </Panel>
  );
}
