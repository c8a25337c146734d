import type { ScreenProps } from '@finance-analyst/contributions';
import type { MarketDataStore } from '@finance-analyst/market-data';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import type { FunctionComponent } from 'react';
import type { CompanyNotesProps } from './workbench/CompanyNotesContext.js';
import type { LoadMemoWorkers } from './memo/MemoWorkers.js';

/** What the application provides to these screens. */
export interface ValuationDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  /** The small values stored on the device. */
  readonly entries: StoredEntries;
  readonly store: Pick<MarketDataStore<object>, 'dispatch'>;
  /** What writes the memo of a model. */
  readonly loadMemoWorkers: LoadMemoWorkers;
  /** Goes to an address of the product. */
  readonly navigate: (path: string) => void;
  /** What other features know of a company, such as holdings of it. May suspend. */
  readonly CompanyNotes: FunctionComponent<CompanyNotesProps>;
  /** The ways to a company or model, if there is none to show. May suspend. */
  readonly WaysToStart: FunctionComponent<ScreenProps>;
}
