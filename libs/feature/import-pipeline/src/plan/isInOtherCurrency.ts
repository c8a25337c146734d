import type { FiledInstrument } from '@finance-analyst/broker-files';
import type { PortfolioInstrument } from '@finance-analyst/documents';

/** Whether an instrument trades in another currency than the file has. */
export const isInOtherCurrency = (
  { currency }: Pick<PortfolioInstrument, 'currency'>,
  filed: FiledInstrument,
): boolean => currency !== null && filed.currency !== undefined && currency !== filed.currency;
