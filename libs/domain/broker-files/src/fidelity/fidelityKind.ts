import type { RowKind } from '@finance-analyst/portfolio';

/** What an action of Fidelity's history is, by the words it begins with; `null` if it is not known. */
export type FidelityKind = RowKind | 'cash' | 'shares' | 'action' | null;

const patterns: readonly (readonly [FidelityKind, RegExp])[] = [
  ['short', /^YOU SOLD (?:SHORT|OPENING)/],
  ['cover', /^YOU BOUGHT (?:SHORT COVER|CLOSING)/],
  ['buy', /^(?:YOU BOUGHT|REINVESTMENT)/],
  ['sell', /^(?:YOU SOLD|REDEMPTION)/],
  ['dividend', /^(?:DIVIDEND RECEIVED|LONG-TERM CAP GAIN|SHORT-TERM CAP GAIN)/],
  ['interest', /^(?:INTEREST|MARGIN INTEREST)/],
  ['return-of-capital', /^RETURN OF CAPITAL/],
  ['tax', /^(?:FOREIGN TAX|NON-RESIDENT TAX|TAX WITHHELD)/],
  ['fee', /^(?:FEE |ADVISORY FEE|SERVICE FEE)/],
  ['action', /^(?:MERGER|REVERSE SPLIT|EXPIRED|ASSIGNED|EXERCISED|IN LIEU|NAME CHANGE|SPIN)/],
  ['shares', /^(?:DISTRIBUTION|STOCK SPLIT)/],
  [
    'cash',
    /^(?:ELECTRONIC FUNDS TRANSFER|DIRECT (?:DEPOSIT|DEBIT)|CHECK |WIRE TRANSFER|TRANSFERRED|CASH CONTRIBUTION|CONTRIBUTION|BILL PAYMENT)/,
  ],
];

export const fidelityKind = (action: string): FidelityKind =>
  patterns.find(([, pattern]) => pattern.test(action.toUpperCase()))?.[0] ?? null;
