/** The source of the European Central Bank's reference rates, whether fetched or imported. */
export const ecbSource = 'ecb';

/** The base currency of the reference rates. */
export const ecbBase = 'EUR';
