import type { UnconfiguredProvider } from '../UnconfiguredProvider.js';
import { secEdgarName } from './readSecAnswer.js';

/** SEC EDGAR where no contact is set. */
export const secEdgarUnconfigured: UnconfiguredProvider = {
  source: 'sec-edgar',
  name: secEdgarName,
  reason:
    'Start the server with SEC_EDGAR_CONTACT set to a name and an e-mail address, which SEC EDGAR requires.',
};
