/** Why nothing can be computed while the code of the worker has not come. */
export const ledgersNotLoaded = 'The code that computes ledgers could not be loaded.';
