export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface SearchSituation {
  readonly status: SearchStatus;
  readonly count: number;
  readonly emptyMessage: string;
  readonly failureMessage: string;
}

/** What a search says of itself; results speak for themselves, also while newer ones load. */
export function searchStatusText({ status, count, emptyMessage, failureMessage }: SearchSituation): string {
  if (status === 'failed') return failureMessage;
  if (count > 0) return '';
  return status === 'ready' ? emptyMessage : 'Searching…';
}
