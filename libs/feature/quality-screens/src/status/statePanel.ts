import type { PanelState } from '@finance-analyst/components';
import { describeMoment, type FigureFormatting } from '@finance-analyst/figures';
import { messages } from './messages.js';
import type { Asked } from './useServiceStatus.js';

export interface StateWords {
  readonly loading: string;
  readonly failed: string;
}

/** The state of a panel with server data. An earlier answer stays, with its age. */
export function statePanel(
  { answer, problem, isAsking }: Asked<unknown>,
  words: StateWords,
  onRetry: () => void,
  now: Date,
  formatting: Pick<FigureFormatting, 'formatDate'>,
): PanelState {
  if (answer && problem === null) return { kind: 'ready' };
  if (answer && problem !== null) {
    const message = messages.serverStale(problem, describeMoment(answer.fetchedAt, now, formatting));
    return { kind: 'stale', message, onRefresh: onRetry, isRefreshing: isAsking };
  }
  if (problem === null) return { kind: 'loading', label: words.loading };
  return { kind: 'failed', title: words.failed, message: problem, onRetry, isRetrying: isAsking };
}
