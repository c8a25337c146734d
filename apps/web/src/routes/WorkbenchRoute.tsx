import { createLazyScreen } from '@finance-analyst/navigation';
import { WorkbenchScreen } from '@finance-analyst/valuation-screens';
import { Suspense, type ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

/** Who comes with a company or model does not wait for it. */
const WorkbenchStart = createLazyScreen(async () => (await import('./HomeRoute.js')).WorkbenchStart, {
  failureTitle: 'The ways to a company could not be loaded',
});

export function WorkbenchRoute({ services, onDataShown }: RouteProps): ReactElement {
  const { workspace, clock, createId, ownerId } = services;
  return (
    <WorkbenchScreen
      workspace={workspace}
      clock={clock}
      createId={createId}
      ownerId={ownerId}
      onDataShown={onDataShown}
      start={
        <Suspense fallback={null}>
          <WorkbenchStart services={services} onDataShown={onDataShown} />
        </Suspense>
      }
    />
  );
}
