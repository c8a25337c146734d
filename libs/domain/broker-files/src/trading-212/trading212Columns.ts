import type { Cells } from '../cells/Cells.js';

/** An amount and its currency: in a column of its own, or the one that the heading names. */
export interface MoneyColumn {
  readonly amount: string;
  readonly currencyOf: (cells: Cells) => string;
}

export interface Trading212Columns {
  readonly total: MoneyColumn | null;
  readonly withholdingTax: MoneyColumn | null;
  readonly fees: readonly MoneyColumn[];
  readonly taxes: readonly MoneyColumn[];
}

const feeNames = ['currency conversion fee', 'transaction fee', 'finra fee', 'deposit fee', 'sec fee'];
const taxNames = ['stamp duty reserve tax', 'stamp duty', 'french transaction tax', 'ptm levy'];

/** Finds the columns with money: `Total` beside `Currency (Total)`, or `Total (EUR)`. */
export function trading212Columns(headings: readonly string[]): Trading212Columns {
  const columnOf = (name: string): MoneyColumn | null => {
    const currencyColumn = `currency ${name}`;
    if (headings.includes(name)) return { amount: name, currencyOf: (cells) => cells.text(currencyColumn) };
    const heading = headings.find(
      (other) => other.startsWith(`${name} `) && other.length === name.length + 4,
    );
    return heading === undefined
      ? null
      : { amount: heading, currencyOf: () => heading.slice(-3).toUpperCase() };
  };
  const present = (names: readonly string[]): readonly MoneyColumn[] =>
    names.flatMap((name) => columnOf(name) ?? []);
  return {
    total: columnOf('total'),
    withholdingTax: columnOf('withholding tax'),
    fees: present(feeNames),
    taxes: present(taxNames),
  };
}
