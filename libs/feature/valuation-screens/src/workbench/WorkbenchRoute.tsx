import type { ScreenProps } from '@finance-analyst/contributions';
import { Suspense, useCallback, type ReactElement } from 'react';
import type { ValuationDependencies } from '../ValuationDependencies.js';
import { CompanyNotesContext } from './CompanyNotesContext.js';
import { WorkbenchScreen } from './WorkbenchScreen.js';

/** The workbench with the ways to choose a company, loaded only when needed. */
export function WorkbenchRoute({
  workspace,
  clock,
  createId,
  ownerId,
  loadMemoWorkers,
  onDataShown,
  CompanyNotes,
  WaysToStart,
}: ValuationDependencies & ScreenProps): ReactElement {
  const notesOf = useCallback((symbol: string) => <CompanyNotes symbol={symbol} />, [CompanyNotes]);
  return (
    <CompanyNotesContext value={notesOf}>
      <WorkbenchScreen
        workspace={workspace}
        clock={clock}
        createId={createId}
        ownerId={ownerId}
        loadMemoWorkers={loadMemoWorkers}
        onDataShown={onDataShown}
        start={
          <Suspense fallback={null}>
            <WaysToStart onDataShown={onDataShown} />
          </Suspense>
        }
      />
    </CompanyNotesContext>
  );
}
