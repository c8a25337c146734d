import type { PortfolioBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import type { ImportWorkers } from './worker/ImportWorkers.js';

/** Changes a portfolio and saves it as a version. `words` name the change in undo. */
export type EditPortfolio = (
  id: string,
  change: (body: PortfolioBody) => PortfolioBody,
  words: string,
) => Promise<
  { readonly ok: true; readonly version: number } | { readonly ok: false; readonly reason: string }
>;

/** What the application provides to the import. */
export interface ImportDependencies {
  readonly workspace: Pick<Workspace, 'list' | 'open' | 'remove' | 'recover'>;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The small values stored on the device. */
  readonly entries: StoredEntries;
  /** Where files are read and imports planned; its code loads with the first file. */
  readonly loadImportWorkers: () => Promise<ImportWorkers>;
  readonly editPortfolio: EditPortfolio;
  /** Saves a new portfolio and gives its id. */
  readonly createPortfolio: (title: string, currency: string) => Promise<Result<string>>;
  /** Goes to an address of the product. */
  readonly navigate: (path: string) => void;
  /** Called after an import with the id of its portfolio. */
  readonly onDone?: (portfolioId: string) => void;
}
