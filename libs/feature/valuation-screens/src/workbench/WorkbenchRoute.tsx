import type { ScreenProps } from '@finance-analyst/contributions';
import { Suspense, type ReactElement } from 'react';
import type { ValuationDependencies } from '../ValuationDependencies.js';
import { WorkbenchScreen } from './WorkbenchScreen.js';

/** The workbench with the ways to a company, which whoever comes with one does not wait for. */
export function WorkbenchRoute({
  workspace,
  clock,
  createId,
  ownerId,
  onDataShown,
  WaysToStart,
}: ValuationDependencies & ScreenProps): ReactElement {
  return (
    <WorkbenchScreen
      workspace={workspace}
      clock={clock}
      createId={createId}
      ownerId={ownerId}
      onDataShown={onDataShown}
      start={
        <Suspense fallback={null}>
          <WaysToStart onDataShown={onDataShown} />
        </Suspense>
      }
    />
  );
}
