import { currencyPlaces } from '@finance-analyst/portfolio';
import type { WizardEntries } from './WizardEntries.js';

/** What a new portfolio is called and which currency it is in; null unless both can be read. */
export function portfolioOf({
  portfolioName,
  portfolioCurrency,
}: Pick<WizardEntries, 'portfolioName' | 'portfolioCurrency'>): {
  readonly name: string;
  readonly currency: string;
} | null {
  const name = portfolioName.trim();
  const currency = currencyOf(portfolioCurrency);
  return name === '' || currency === null ? null : { name, currency };
}

/** The currency that was typed; null unless it is a code that is known. */
export function currencyOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return currencyPlaces(code) === undefined ? null : code;
}
