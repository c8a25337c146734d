import { buttonStyle, Notice } from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { Link } from 'react-router-dom';
import { asOfPath } from './asOfPath.js';
import { messages } from './messages.js';

/** Warns that the price is older than the filings, and offers the filings of its date. */
export function OldPriceNotice({
  price,
  fundamentals,
}: {
  readonly price: PriceSnapshot;
  readonly fundamentals: CompanyFundamentals;
}) {
  const { formatDate } = useFigureFormat();
  const priceDate = price.asOf.slice(0, 10);
  return (
    <Notice
      tone="warning"
      title={messages.old}
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={asOfPath(fundamentals.symbol, priceDate)}>
          {messages.valueThen}
        </Link>
      }
    >
      {messages.oldExplained(formatDate(priceDate), formatDate(fundamentals.lastFiled))}
    </Notice>
  );
}
