import type { CalculationCache } from '@finance-analyst/caching';
import type { Workspace } from '@finance-analyst/workspace';

/** What the application provides to these screens. */
export interface OverviewDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly calculations: CalculationCache;
}
