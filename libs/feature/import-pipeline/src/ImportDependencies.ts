import type { PortfolioBody, PortfolioInstrument } from '@finance-analyst/documents';
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

/** An instrument of the market data. */
export interface MarketInstrument {
  readonly instrument: PortfolioInstrument;
  /** Market identifier code (ISO 10383); null if not known. */
  readonly exchange: string | null;
}

/** Searches the market data for a symbol or a name, best match first; null if it cannot be reached. */
export type FindInstruments = (text: string) => Promise<readonly MarketInstrument[] | null>;

/** What the application provides to the import. */
export interface ImportDependencies {
  readonly workspace: Pick<Workspace, 'list' | 'open' | 'remove' | 'recover'>;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The small values stored on the device. */
  readonly entries: StoredEntries;
  /** Where files are read and imports planned; its code loads with the first file. */
  readonly loadImportWorkers: () => Promise<ImportWorkers>;
  readonly findInstruments: FindInstruments;
  readonly editPortfolio: EditPortfolio;
  /** Saves a new portfolio and gives its id. */
  readonly createPortfolio: (title: string, currency: string) => Promise<Result<string>>;
  /** Goes to an address of the product. */
  readonly navigate: (path: string) => void;
  /** Called after an import with the id of its portfolio. */
  readonly onDone?: (portfolioId: string) => void;
}
