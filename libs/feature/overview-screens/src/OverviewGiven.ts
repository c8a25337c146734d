import type { Workspace } from '@finance-analyst/workspace';
import type { ValueSavedModel } from './recent-models/useModelValues.js';

/** What the application gives these screens. */
export interface OverviewGiven {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly valueSavedModel: ValueSavedModel;
}
