import type { UnconfiguredProvider } from '../UnconfiguredProvider.js';
import { secEdgarName } from './readSecAnswer.js';

/** SEC EDGAR without a configured contact. */
export const secEdgarUnconfigured: UnconfiguredProvider = {
  source: 'sec-edgar',
  name: secEdgarName,
  reason:
    'Start the server with SEC_EDGAR_CONTACT set to a name and an email address, which SEC EDGAR requires.',
};
