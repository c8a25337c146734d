import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import type { LedgerInstrument } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { GroupName } from '../selection/AnalyticsSelection.js';

/** The group of cash: no other is called nothing. */
export const cashId = '';

/** An instrument in an account. */
export interface HeldInstrument {
  readonly account: string;
  readonly instrument: LedgerInstrument;
}

/** The group of a holding, by its name. */
export function groupOf(
  held: HeldInstrument,
  { accounts, instruments }: Pick<PortfolioBody, 'accounts' | 'instruments'>,
  group: GroupName,
  currencyOf: (held: HeldInstrument) => string,
): string {
  const { account, instrument } = held;
  const id = writeSymbol(instrument);
  switch (group) {
    case 'holding':
      return id;
    case 'account':
      return accounts.find((one) => one.id === account)?.name ?? account;
    case 'currency':
      return currencyOf(held);
    case 'sector':
      return instruments.find((one) => one.id === id)?.sector ?? messages.unknownSector;
  }
}
