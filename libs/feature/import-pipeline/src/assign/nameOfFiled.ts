import type { FiledInstrument } from '@finance-analyst/broker-files';

/** What a file calls an instrument, in one line. */
export const nameOfFiled = ({ symbol, isin, name, market }: FiledInstrument): string =>
  [market === undefined || symbol === undefined ? symbol : `${symbol} (${market})`, name, isin]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
