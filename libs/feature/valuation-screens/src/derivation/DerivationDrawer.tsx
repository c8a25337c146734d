import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { amountsUnit } from './amountsUnit.js';
import { deriveFigure } from './deriveFigure.js';
import { ExplanationDrawer } from './ExplanationDrawer.js';
import type { Explain, ExplainTarget } from '../model/ExplainTarget.js';
import { hasAmounts } from './hasAmounts.js';
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
    <ExplanationDrawer
      root={root}
      amountsIn={root && hasAmounts(root) ? amountsUnit(valuation) : undefined}
      isSample={valuation.sample}
      actions={note}
      onExplain={onExplain}
      onClose={onClose}
    />
  );
}
