import { workbenchSelection } from '@finance-analyst/navigation';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NewValuation } from './NewValuation.js';
import { SavedValuation } from './SavedValuation.js';
import { ChooseCompany } from './ChooseCompany.js';

/** Where the figures on the screen come from, for the footer. */
export interface DataShown {
  readonly source: string;
  /** ISO date or time; null where there is no price. */
  readonly asOf: string | null;
  readonly sample: boolean;
}

export interface WorkbenchScreenProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  readonly online: boolean;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
}

/** `/valuation-workbench`: values the company, or opens the model, that the address names. */
export function WorkbenchScreen(props: WorkbenchScreenProps) {
  const [parameters, setParameters] = useSearchParams();
  const { symbol, modelId } = workbenchSelection(parameters);
  const knownOn = parameters.get('asOf');
  // A model that was begun here stays open as it is, undo included, when the address takes up its id.
  const [created, setCreated] = useState<string | null>(null);
  const keepInAddress = useCallback(
    (id: string) => {
      setParameters(
        (current) => {
          current.set('model', id);
          return current;
        },
        { replace: true },
      );
    },
    [setParameters],
  );
  if (modelId && modelId !== created)
    return <SavedValuation key={modelId} modelId={modelId} {...props} onKept={keepInAddress} />;
  if (symbol)
    return (
      <NewValuation
        key={`${symbol} ${knownOn ?? ''}`}
        symbol={symbol}
        knownOn={knownOn}
        {...props}
        onCreated={setCreated}
        onKept={keepInAddress}
      />
    );
  return <ChooseCompany />;
}
