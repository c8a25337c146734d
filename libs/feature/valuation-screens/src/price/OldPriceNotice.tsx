import { buttonStyle, Notice } from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { Link } from 'react-router-dom';
import { asOfPath } from '../workbench/asOfPath.js';

/** Says that the price is older than the filings it is compared with, and offers the filings of its own time. */
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
      title="The price is older than the filings"
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={asOfPath(fundamentals.symbol, priceDate)}>
          Value with what was known then
        </Link>
      }
    >
      The price is of {formatDate(priceDate)}; the newest filing used is of{' '}
      {formatDate(fundamentals.lastFiled)}.
    </Notice>
  );
}
