/** What the product asks of the browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
