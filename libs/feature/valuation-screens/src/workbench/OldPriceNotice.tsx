import { buttonStyle, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { Link } from 'react-router-dom';
import { asOfPath } from './asOfPath.js';

/** Days by which the newest filing may follow the price before the two no longer belong together. */
const longestGapDays = 100;
const dayMs = 86_400_000;

/** Says when the price is older than the filings it is compared with, and offers the filings of its own time. */
export function OldPriceNotice({
  quote,
  fundamentals,
}: {
  readonly quote: Quote | null;
  readonly fundamentals: CompanyFundamentals;
}) {
  const { formatDate } = useFigureFormat();
  if (!quote) return null;
  const priceDate = quote.asOf.slice(0, 10);
  const gapDays = (Date.parse(fundamentals.lastFiled) - Date.parse(priceDate)) / dayMs;
  if (gapDays <= longestGapDays) return null;
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
      The last price is of {formatDate(priceDate)}; the newest filing used is of{' '}
      {formatDate(fundamentals.lastFiled)}.
    </Notice>
  );
}
