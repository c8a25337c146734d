/** In the place of a market: the symbol is to be read as it is, with what looks like the suffix of a market. */
export const noMarket = 'none';
