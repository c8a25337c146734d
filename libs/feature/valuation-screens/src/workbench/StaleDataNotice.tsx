import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { messages } from './messages.js';

/** Data of the model that could not be refreshed. */
export interface StaleData {
  /** `Filings`. */
  readonly what: string;
  /** ISO 8601; null for data without such a moment. */
  readonly fetchedAt: string | null;
  /** A sentence, or that the server could not be reached; null if the source gave none. */
  readonly reason: string | null;
}

/** Says which data is an earlier copy, of when, and why. */
export function StaleDataNotice({ data }: { readonly data: readonly StaleData[] }) {
  const { formatDate } = useFigureFormat();
  if (data.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.notNewest}>
      {data
        .map(({ what, fetchedAt, reason }) =>
          sentenceOf(messages.outdated(what, fetchedAt && formatDate(fetchedAt, 'minute')), reason),
        )
        .join(' ')}
    </Notice>
  );
}

/** The server's reasons are sentences of their own. */
const sentenceOf = (outdated: string, reason: string | null): string =>
  reason === messages.serverUnreachable
    ? `${outdated}; ${reason}`
    : [`${outdated}.`, reason].filter(Boolean).join(' ');
