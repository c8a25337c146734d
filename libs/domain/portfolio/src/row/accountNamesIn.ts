import type { LedgerAccount } from './LedgerAccount.js';

/** Writes the reason of a refusal with the names of accounts in place of their ids. */
export function accountNamesIn(
  accounts: readonly (Pick<LedgerAccount, 'id'> & { readonly name: string })[],
): (reason: string) => string {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (reason) => {
    for (const [id, name] of names)
      for (const word of ['Account', 'account']) {
        const start = reason.indexOf(`${word} ${id}`);
        const end = start + word.length + 1 + id.length;
        if (start >= 0 && /^[ .,]|^$/.test(reason.slice(end)))
          return `${reason.slice(0, start)}${word} ${name}${reason.slice(end)}`;
      }
    return reason;
  };
}
