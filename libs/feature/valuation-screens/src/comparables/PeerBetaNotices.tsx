import { FailureNotice } from '@finance-analyst/components';
import type { Peer } from '@finance-analyst/documents';
import { messages } from './messages.js';
import type { PeerBetaLoading, PeerBetaState } from './PeerBetaLoading.js';

/** Which betas are on their way, and which could not be loaded, with a retry. */
export function PeerBetaNotices({
  peers,
  loading: { states, load },
}: {
  readonly peers: readonly Peer[];
  readonly loading: PeerBetaLoading;
}) {
  const inState = (kind: PeerBetaState['kind']) => peers.filter(({ id }) => states.get(id)?.kind === kind);
  const namesOf = (found: readonly Peer[]) => found.map(({ name }) => name);
  const underWay = inState('loading');
  const waiting = inState('waiting');
  const failed = inState('failed');
  const reasons = failed.flatMap(({ id }) => {
    const state = states.get(id);
    return state?.kind === 'failed' ? [state.reason] : [];
  });
  return (
    <>
      <p role="status">
        {[
          underWay.length > 0 ? messages.loadingBetas(namesOf(underWay)) : '',
          waiting.length > 0 ? messages.waitingForPrices(namesOf(waiting)) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {failed.length > 0 && (
        <FailureNotice
          title={messages.betasNotLoaded(namesOf(failed))}
          onRetry={() => {
            load(failed.map(({ id, price }) => ({ id, hasPrice: price !== null })));
          }}
        >
          {[...new Set(reasons)].join(' ')}
        </FailureNotice>
      )}
    </>
  );
}
