import { defaultYears } from '@finance-analyst/documents';
import type { WizardEntries } from './WizardEntries.js';

/** The entries of a wizard that was not used yet. */
export const noEntries: WizardEntries = {
  step: 0,
  preset: 'dcf',
  portfolio: null,
  portfolioName: '',
  portfolioCurrency: 'USD',
  symbol: null,
  title: null,
  years: String(defaultYears),
};

let entries = noEntries;

/** The entries while the overlay is closed. They are gone with the page. */
export const entriesMemory = {
  read: (): WizardEntries => entries,
  write(next: WizardEntries): void {
    entries = next;
  },
};
