import { currencyPlaces } from '@finance-analyst/portfolio';

/** Whether a text is the code of a currency, ISO 4217. */
export const isCurrency = (text: string): boolean => currencyPlaces(text) !== undefined;
