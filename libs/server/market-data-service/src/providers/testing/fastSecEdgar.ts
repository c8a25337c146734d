import { secEdgarDefaults, type SecEdgarSettings } from '../sec-edgar/SecEdgarSettings.js';

/** SEC EDGAR at another address, without real waiting times. */
export const fastSecEdgar = (url: string, changes: Partial<SecEdgarSettings> = {}): SecEdgarSettings => ({
  ...secEdgarDefaults,
  dataUrl: url,
  filesUrl: url,
  contact: 'Test test@example.org',
  requestsPerSecond: 100,
  firstRetryMs: 1,
  restMs: 60_000,
  ...changes,
});
