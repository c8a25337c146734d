import type { DataShown } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import type { FunctionComponent } from 'react';

/** What the application gives these screens. */
export interface ValuationGiven {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  readonly onDataShown: (shown: DataShown | null) => void;
  /** The ways to a company or model, where there is none to show. May suspend. */
  readonly WaysToStart: FunctionComponent<Pick<ValuationGiven, 'onDataShown'>>;
}
