import type { ChartFile } from '@finance-analyst/charts';
import type { DataShown } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import { ChooseCompany } from './ChooseCompany.js';
import { NewValuation } from './NewValuation.js';
import { SavedValuation } from './SavedValuation.js';
import { useWorkbenchOpening } from './useWorkbenchOpening.js';

export interface WorkbenchScreenProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  /** Takes the model as a file; by default it is downloaded. */
  readonly onSaveFile?: ((file: ChartFile) => void) | undefined;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
}

/** `/valuation-workbench`: values the company, or opens the model, that the address names. */
export function WorkbenchScreen(props: WorkbenchScreenProps) {
  const { opening, key, keepAs } = useWorkbenchOpening();
  switch (opening.kind) {
    case 'model':
      return <SavedValuation key={key} modelId={opening.modelId} {...props} onKept={keepAs} />;
    case 'company':
      return (
        <NewValuation
          key={key}
          symbol={opening.symbol}
          knownOn={opening.knownOn}
          {...props}
          onKept={keepAs}
        />
      );
    case 'nothing':
      return <ChooseCompany />;
  }
}
