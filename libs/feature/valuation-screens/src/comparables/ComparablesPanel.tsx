import {
  Button,
  EmptyState,
  FailureNotice,
  Panel,
  ProgressBar,
  SearchCombobox,
} from '@finance-analyst/components';
import { scaleLabel } from '@finance-analyst/figures';
import { useCompanySearch } from '@finance-analyst/market-data';
import { amountScaleOf, type Valuation } from '@finance-analyst/valuation';
import { useState } from 'react';
import type { PeerEdits } from './PeerEdits.js';
import { ComparablesDrawer } from './ComparablesDrawer.js';
import { ComparablesNotes } from './ComparablesNotes.js';
import { ComparablesTable } from './ComparablesTable.js';
import type { ComparablesTarget } from './explainComparables.js';
import { hasSamples } from './hasSamples.js';
import { messages } from './messages.js';
import { usePeerLoading, type PeerLoading } from './usePeerLoading.js';
import styles from './Comparables.module.css';

/** The model's company among its peers: their multiples, statistics of these, and the values that follow from them. */
export function ComparablesPanel({
  valuation,
  edits,
  isReadOnly,
}: {
  readonly valuation: Valuation;
  readonly edits: PeerEdits;
  readonly isReadOnly: boolean;
}) {
  const { body } = valuation;
  const [target, setTarget] = useState<ComparablesTarget | null>(null);
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

/** The company search, and the state of what it loads. */
function AddPeer({
  loading: { state, unpriced, load, refresh, retry, cancel },
}: {
  readonly loading: PeerLoading;
}) {
  const search = useCompanySearch();
  return (
    <div className={styles['add']}>
      <div className={styles['search']}>
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
          <Button variant="link" size="compact" onPress={cancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <FailureNotice
          title={state.symbols.length > 0 ? messages.notLoaded(state.symbols) : messages.unchanged}
          onRetry={state.symbols.length > 0 ? retry : undefined}
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
