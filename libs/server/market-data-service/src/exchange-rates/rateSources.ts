import { sampleSource } from '../instruments/InstrumentRow.js';

/** The source of the European Central Bank's reference rates, whether fetched or imported. */
export const ecbSource = 'ecb';

/** The base currency of the reference rates. */
export const ecbBase = 'EUR';

/** A source of exchange rates, and the one currency that all its stored pairs have in common. */
export interface RateSource {
  readonly source: string;
  readonly pivot: string;
}

/** In order of precedence: the sample market serves only pairs that no real source has. */
export const rateSources: readonly RateSource[] = [
  { source: ecbSource, pivot: ecbBase },
  { source: sampleSource, pivot: 'USD' },
];
