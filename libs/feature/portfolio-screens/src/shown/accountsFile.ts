import { figuresFile, fileNameOf, type ChartFile } from '@finance-analyst/charts';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import { messages as screenMessages } from '../messages.js';
import { messages } from './messages.js';

/** The accounts with the lots that they sell first, and their cash: a row for each of its currencies. */
export function accountsFile({
  title,
  today,
  body: { accounts, currency },
  holdings: { cash },
  isSample,
}: {
  /** Of the portfolio. */
  readonly title: string;
  /** ISO. */
  readonly today: string;
  readonly body: Pick<PortfolioBody, 'accounts' | 'currency'>;
  readonly holdings: Pick<Holdings, 'cash'>;
  readonly isSample: boolean;
}): ChartFile {
  const none = { ok: false, reason: '' } as const;
  return figuresFile(
    fileNameOf(`${title} ${messages.accounts}`, messages.accounts),
    {
      rowTitle: screenMessages.account,
      columns: [
        {
          id: 'amount',
          label: messages.inUnit(screenMessages.cash, messages.ownCurrency),
          format: { kind: 'number' },
        },
        {
          id: 'value',
          label: messages.inUnit(screenMessages.cash, currency),
          format: { kind: 'amount', currency },
        },
      ],
      textColumns: [
        messages.cashCurrency,
        messages.accountCurrency,
        messages.opened,
        screenMessages.lotMethod,
      ],
      rows: accounts.flatMap(({ id, name, currency: own, opened, lotMethod }) => {
        const about = [own, opened ?? '', screenMessages.lotMethods[lotMethod]];
        const held = cash.filter(({ account }) => account === id);
        return held.length === 0
          ? [{ id, label: name, figures: [none, none], texts: ['', ...about] }]
          : held.map((balance) => ({
              id: `${id} ${balance.currency}`,
              label: name,
              figures: [{ ok: true as const, value: Number(balance.amount) }, balance.value],
              texts: [balance.currency, ...about],
            }));
      }),
    },
    {
      title: `${title}: ${screenMessages.accounts}`,
      facts: [[messages.asOf, today]],
      // Each column names its own.
      unit: '',
      isSample,
    },
  );
}
