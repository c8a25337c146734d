import {
  Button,
  EmptyState,
  FailureNotice,
  Panel,
  ProgressBar,
  SearchCombobox,
  VisuallyHidden,
} from '@finance-analyst/components';
import type { Peer } from '@finance-analyst/documents';
import { scaleLabel } from '@finance-analyst/figures';
import { useCompanySearch } from '@finance-analyst/market-data';
import { amountScaleOf, type Valuation } from '@finance-analyst/valuation';
import { useEffect, useRef, useState } from 'react';
import type { PeerEdits } from './PeerEdits.js';
import { ComparablesDrawer } from './ComparablesDrawer.js';
import { ComparablesNotes } from './ComparablesNotes.js';
import { ComparablesTable } from './ComparablesTable.js';
import type { ComparablesTarget } from './explainComparables.js';
import { hasSamples } from './hasSamples.js';
import { messages } from './messages.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { TransactionsTable } from './TransactionsTable.js';
import { usePeerLoading, type PeerLoading } from './usePeerLoading.js';
import styles from './Comparables.module.css';

/** The model's company among its peers: their multiples, statistics of these, and the values that follow from them. */
export function ComparablesPanel({
  valuation,
  edits: givenEdits,
  isReadOnly,
}: {
  readonly valuation: Valuation;
  readonly edits: PeerEdits & TransactionEdits;
  readonly isReadOnly: boolean;
}) {
  const { body } = valuation;
  const [target, setTarget] = useState<ComparablesTarget | null>(null);
  const { edits, said, place } = useAnnouncedEdits(body.peers, givenEdits);
  const loading = usePeerLoading(body.instrument, edits);
  const scale = amountScaleOf(valuation);
  const hasPeers = body.peers.length > 0;
  return (
    <Panel
      title={messages.comparables}
      note={hasPeers && messages.note(scaleLabel(scale, body.currency))}
      sample={hasPeers && hasSamples(valuation) && !valuation.sample ? true : undefined}
      resetKeys={[valuation]}
      actions={
        hasPeers &&
        !isReadOnly && (
          <Button
            variant="link"
            size="compact"
            isBusy={loading.state.kind === 'loading'}
            busyLabel={messages.refreshing}
            onPress={() => {
              loading.refresh(body.peers.map(({ id }) => id));
            }}
          >
            {messages.refresh}
          </Button>
        )
      }
    >
      <div ref={place}>
        {hasPeers ? (
          <ComparablesTable
            valuation={valuation}
            scale={scale}
            edits={isReadOnly ? null : edits}
            onExplain={setTarget}
          />
        ) : (
          <EmptyState title={isReadOnly ? messages.noPeersReadOnly : messages.noPeers}>
            {isReadOnly ? null : messages.noPeersExplained}
          </EmptyState>
        )}
        {hasPeers && <ComparablesNotes valuation={valuation} />}
        {!isReadOnly && <AddPeer loading={loading} />}
      </div>
      <TransactionsTable valuation={valuation} scale={scale} edits={isReadOnly ? null : givenEdits} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ComparablesDrawer
        valuation={valuation}
        target={target}
        scale={scale}
        onClose={() => {
          setTarget(null);
        }}
      />
    </Panel>
  );
}

/** Where the focus goes once a row is gone: the row in its place, the one before it, else the search. */
function focusAfter(place: HTMLElement, index: number): void {
  const rows = place.querySelectorAll('tr[data-peer]');
  const row = rows[Math.min(index, rows.length - 1)];
  (row?.querySelector<HTMLElement>('td:last-child button') ?? place.querySelector('input'))?.focus();
}

/** Edits that say what they did, and leave the focus on the screen. */
function useAnnouncedEdits(peers: readonly Peer[], edits: PeerEdits) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current !== null && place.current) focusAfter(place.current, removed.current);
    removed.current = null;
  }, [peers]);
  const announced: PeerEdits = {
    ...edits,
    addPeers: (added) => {
      edits.addPeers(added);
      setSaid(messages.added(added.map(({ peer }) => peer.name)));
    },
    removePeer: (id) => {
      removed.current = peers.findIndex((peer) => peer.id === id);
      edits.removePeer(id);
      setSaid(messages.removed(peers.find((peer) => peer.id === id)?.name ?? id));
    },
  };
  return { edits: announced, said, place };
}

/** The company search, and the state of what it loads. */
function AddPeer({
  loading: { state, unpriced, load, refresh, retry, cancel },
}: {
  readonly loading: PeerLoading;
}) {
  const search = useCompanySearch();
  const field = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['add']}>
      <div className={styles['search']} ref={field}>
        <SearchCombobox
          {...search}
          label={messages.add}
          isLabelHidden={false}
          placeholder={messages.addPlaceholder}
          emptyMessage={messages.noCompanyFound}
          onSelect={(symbol) => {
            search.onQueryChange('');
            load([symbol]);
          }}
        />
      </div>
      {state.kind === 'loading' && (
        <div className={styles['loading']}>
          <ProgressBar
            label={messages.loading(state.symbols.length)}
            {...(state.symbols.length > 1
              ? {
                  value: state.done / state.symbols.length,
                  valueLabel: messages.loaded(state.done, state.symbols.length),
                }
              : {})}
          />
          <Button
            variant="link"
            size="compact"
            onPress={() => {
              // The button disappears with the load.
              field.current?.querySelector('input')?.focus();
              cancel();
            }}
          >
            {messages.cancel}
          </Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <FailureNotice
          title={messages.notLoaded(state.symbols)}
          onRetry={state.isRetryable ? retry : undefined}
        >
          {state.reason}
        </FailureNotice>
      )}
      {unpriced.length > 0 && (
        <FailureNotice
          title={messages.pricesNotRefreshed(unpriced)}
          onRetry={() => {
            refresh(unpriced);
          }}
        >
          {messages.knownPricesKept}
        </FailureNotice>
      )}
    </div>
  );
}
