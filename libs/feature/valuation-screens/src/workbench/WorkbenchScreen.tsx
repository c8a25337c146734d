import { FollowsAnother } from '@finance-analyst/components';
import { ChooseCompany } from './ChooseCompany.js';
import { NewValuation } from './NewValuation.js';
import { SavedValuation } from './SavedValuation.js';
import { useWorkbenchOpening } from './useWorkbenchOpening.js';
import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

/** `/valuation-workbench`: values the company, or opens the model, that the address names. */
export function WorkbenchScreen(props: WorkbenchScreenProps) {
  const { opening, key, adoptStoredId, reopen } = useWorkbenchOpening();
  if (opening.kind === 'nothing') return <ChooseCompany start={props.start} />;
  const given = { ...props, onStored: adoptStoredId, onReopen: reopen };
  return (
    <FollowsAnother key={key} value={key > 0}>
      {opening.kind === 'model' ? (
        <SavedValuation modelId={opening.modelId} revision={opening.revision} {...given} />
      ) : (
        <NewValuation symbol={opening.symbol} knownOn={opening.knownOn} {...given} />
      )}
    </FollowsAnother>
  );
}
