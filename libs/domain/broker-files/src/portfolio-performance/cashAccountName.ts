/**
 * A cash account of Portfolio Performance has one currency: those of an account of the ledger have its name, and outside
 * its own currency that too: `Broker (USD)`.
 */
export const cashAccountName = (name: string, ownCurrency: string, currency: string): string =>
  currency === ownCurrency && !name.endsWith(suffixOf(currency)) ? name : `${name}${suffixOf(currency)}`;

/** The account of the ledger that a cash account in a currency belongs to. */
export const accountOfCash = (cashAccount: string, currency: string): string =>
  currency !== '' && cashAccount.endsWith(suffixOf(currency))
    ? cashAccount.slice(0, -suffixOf(currency).length)
    : cashAccount;

const suffixOf = (currency: string): string => ` (${currency})`;
