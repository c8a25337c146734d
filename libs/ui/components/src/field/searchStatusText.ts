export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface SearchSituation {
  readonly status: SearchStatus;
  readonly query: string;
  readonly count: number;
  readonly emptyMessage: string;
  readonly failureMessage: string;
}

/** What a search says of itself. It names the query, so that equally many results of the next query are news as well. */
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
