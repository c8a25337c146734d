import type { Valuation } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { modelNode, withoutNotes } from '../derivation/modelNode.js';
import { otherMethodNode } from '../other-methods/otherMethodNode.js';
import type { Shown } from './ExplainedCompany.js';
import { explainComparables } from './explainComparables.js';
import type { GapFigure } from './gapSentences.js';

/** The derivation of the figure that shows why two methods are apart. */
export function gapNode(
  valuation: Valuation,
  { reason, label }: GapFigure,
  writing: Shown,
): DerivationNode | null {
  const nodeOfReason = (): DerivationNode | null => {
    switch (reason.kind) {
      case 'growth':
        return withoutNotes(modelNode(reason.valuation, writing, { name: 'value_per_share' }, 'gap'));
      case 'fade':
        return otherMethodNode('residualIncome', { valuation, answer: reason.answer, writing });
      case 'margin':
        return otherMethodNode('earningsPower', { valuation, answer: reason.answer, writing });
      case 'multiple':
        return explainComparables(
          valuation,
          { kind: 'at-value', name: reason.method, value: reason.value, multiple: reason.implied },
          writing,
        );
    }
  };
  const node = nodeOfReason();
  return node && { ...node, label };
}
