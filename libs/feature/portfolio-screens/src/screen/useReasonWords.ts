import type { PortfolioAccount } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { accountNamesIn, quantitiesIn } from '@finance-analyst/portfolio';
import { useMemo } from 'react';

/** Why a row is not counted, with names of accounts and with quantities in the reader's format. */
export function useReasonWords(accounts: readonly PortfolioAccount[]): (reason: string) => string {
  const { format } = useFigureFormat();
  return useMemo(() => {
    const namesIn = accountNamesIn(accounts);
    const write = (text: string): string =>
      format(Number(text), { kind: 'number', precision: text.split('.')[1]?.length ?? 0 });
    return (reason) => namesIn(quantitiesIn(reason, write));
  }, [accounts, format]);
}
