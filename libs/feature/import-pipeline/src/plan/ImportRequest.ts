import type { BrokerFile } from '@finance-analyst/broker-files';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { ImportChoices } from './ImportChoices.js';

export interface ImportRequest {
  readonly body: PortfolioBody;
  readonly file: BrokerFile;
  /** Names the account of a file that names neither account nor layout. */
  readonly fileName: string;
  readonly choices: ImportChoices;
  readonly createId: () => string;
}
