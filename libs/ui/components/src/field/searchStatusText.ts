export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface SearchSituation {
  readonly status: SearchStatus;
  readonly query: string;
  readonly count: number;
  readonly emptyMessage: string;
  readonly failureMessage: string;
}

/** The announced status of a search. It names the query, so that equal counts for different queries are announced. */
export function searchStatusText({
  status,
  query,
  count,
  emptyMessage,
  failureMessage,
}: SearchSituation): string {
  if (status === 'failed') return failureMessage;
  if (status !== 'ready') return count > 0 ? '' : 'Searching…';
  return count > 0 ? `${count} ${count === 1 ? 'result' : 'results'} for ${query}` : emptyMessage;
}
