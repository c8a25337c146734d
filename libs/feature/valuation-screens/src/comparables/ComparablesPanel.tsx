import { saveFile } from '@finance-analyst/charts';
import type { ModelInstrument } from '@finance-analyst/documents';
import {
  Button,
  EmptyState,
  FailureNotice,
  Panel,
  ProgressBar,
  SearchCombobox,
  useRowFocus,
  VisuallyHidden,
} from '@finance-analyst/components';
import { scaleLabel } from '@finance-analyst/figures';
import { useCompanySearch } from '@finance-analyst/market-data';
import {
  amountScaleOf,
  modelComparables,
  multiplesOfBusiness,
  type Valuation,
} from '@finance-analyst/valuation';
import { useContext, useRef, useState } from 'react';
import { ModelOfFilesContext } from '../export/ModelOfFiles.js';
import type { Explain } from '../model/ExplainTarget.js';
import { announcedEdits } from './announcedEdits.js';
import { ComparablesDrawer } from './ComparablesDrawer.js';
import { ComparablesNotes } from './ComparablesNotes.js';
import { ComparablesTable } from './ComparablesTable.js';
import type { ComparablesTarget } from './explainComparables.js';
import { hasSamples } from './hasSamples.js';
import { messages } from './messages.js';
import type { NewestDay } from './newestDayOf.js';
import { offeredPeers } from './offeredPeers.js';
import type { PeerEdits } from './PeerEdits.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { PeerBetasTable } from './PeerBetasTable.js';
import { transactionsFile } from './transactionsFile.js';
import { TransactionsTable } from './TransactionsTable.js';
import { whyNoPeerOffered } from './whyNoPeerOffered.js';
import { usePeerLoading, type PeerLoading } from './usePeerLoading.js';
import styles from './Comparables.module.css';

/** The model's company among its peers: their multiples, statistics of these, and the values that follow from them. */
export function ComparablesPanel({
  valuation,
  edits: givenEdits,
  newestDay,
  isReadOnly,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly edits: PeerEdits & TransactionEdits;
  /** The last day on which a transaction can have been announced. */
  readonly newestDay: () => NewestDay;
  readonly isReadOnly: boolean;
  /** Opens the derivation of a figure of the model. */
  readonly onExplain: Explain;
}) {
  const { body } = valuation;
  const [target, setTarget] = useState<ComparablesTarget | null>(null);
  const [said, say] = useState('');
  const { place, beforeRemoval } = useRowFocus(body.peers.length, 'input');
  const of = useContext(ModelOfFilesContext);
  const edits = announcedEdits(body, givenEdits, say);
  const loading = usePeerLoading(body.instrument, edits, valuation.model.itemByName.has('peer_beta'));
  const scale = amountScaleOf(valuation);
  const hasPeers = body.peers.length > 0;
  return (
    <Panel
      title={messages.comparables}
      note={hasPeers && messages.note(scaleLabel(scale, body.currency))}
      sample={hasPeers && hasSamples(valuation) && !valuation.sample ? true : undefined}
      resetKeys={[valuation]}
      menu={
        body.transactions.length > 0
          ? [
              {
                id: 'transactions',
                label: messages.downloadTransactions,
                hint: messages.downloadHint,
                icon: 'download',
              },
            ]
          : undefined
      }
      onMenuAction={() => {
        saveFile(transactionsFile(valuation, of));
      }}
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
            edits={
              isReadOnly
                ? null
                : {
                    ...edits,
                    removePeer: (id) => {
                      beforeRemoval(body.peers.findIndex((each) => each.id === id));
                      edits.removePeer(id);
                    },
                  }
            }
            onExplain={setTarget}
          />
        ) : (
          <EmptyState title={isReadOnly ? messages.noPeersReadOnly : messages.noPeers}>
            {isReadOnly ? null : messages.noPeersExplained}
          </EmptyState>
        )}
        {hasPeers && (
          <ComparablesNotes
            noun="peer"
            names={multiplesOfBusiness(valuation.fundamentals.businessModel)}
            compared={modelComparables(valuation)}
          />
        )}
        {hasPeers && (
          <PeerBetasTable
            valuation={valuation}
            loading={loading.betas}
            onExplain={setTarget}
            onExplainModel={onExplain}
          />
        )}
        {!isReadOnly && <AddPeer subject={body.instrument} peers={body.peers} loading={loading} />}
      </div>
      <TransactionsTable
        valuation={valuation}
        scale={scale}
        edits={isReadOnly ? null : edits}
        newestDay={newestDay}
      />
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

/** The company search, and the state of what it loads. */
function AddPeer({
  subject,
  peers,
  loading: { state, unpriced, load, refresh, retry, cancel },
}: {
  /** The company of the model. It and its peers are not offered. */
  readonly subject: ModelInstrument;
  readonly peers: readonly ModelInstrument[];
  readonly loading: PeerLoading;
}) {
  const search = useCompanySearch();
  const offered = offeredPeers(search.results, [subject, ...peers]);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['add']}>
      <div className={styles['search']} ref={field}>
        <SearchCombobox
          {...search}
          results={offered}
          label={messages.add}
          isLabelHidden={false}
          placeholder={messages.addPlaceholder}
          emptyMessage={whyNoPeerOffered(search.results, subject)}
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
