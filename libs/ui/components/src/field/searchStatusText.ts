export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface SearchSituation {
  readonly status: SearchStatus;
  readonly count: number;
  readonly emptyMessage: string;
  readonly failureMessage: string;
}

/** What a search says of itself; results keep their place while newer ones load. */
export function searchStatusText({ status, count, emptyMessage, failureMessage }: SearchSituation): string {
  if (status === 'failed') return failureMessage;
  if (count > 0) return count === 1 ? '1 result' : `${String(count)} results`;
  return status === 'ready' ? emptyMessage : 'Searching…';
}
