import type { UnconfiguredProvider } from '../UnconfiguredProvider.js';
import { secEdgarName } from './readSecAnswer.js';

/** SEC EDGAR where no contact is set. */
export const secEdgarUnconfigured: UnconfiguredProvider = {
  source: 'sec-edgar',
  name: secEdgarName,
  reason:
    'The server names a contact in each request and has none. Set SEC_EDGAR_CONTACT to a name and an e-mail address.',
};
