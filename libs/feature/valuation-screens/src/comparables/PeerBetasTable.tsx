import { ScrollRegion } from '@finance-analyst/components';
import type { Peer } from '@finance-analyst/documents';
import { Figure, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import { sourceName } from '@finance-analyst/market';
import { storedPeerBetas, type PeerBeta, type Valuation } from '@finance-analyst/valuation';
import type { ReactNode } from 'react';
import type { Explain } from '../model/ExplainTarget.js';
import type { ComparablesTarget } from './explainComparables.js';
import { messages } from './messages.js';
import type { PeerBetaLoading } from './PeerBetaLoading.js';
import { PeerBetaNotices } from './PeerBetaNotices.js';
import { storedFigure } from './storedFigure.js';
import styles from './Comparables.module.css';

const number: FigureFormat = { kind: 'number', precision: 2 };
const rate: FigureFormat = { kind: 'rate', precision: 1 };

/** The figures of a peer, in the order of their columns. */
const columns: readonly {
  readonly key: keyof Pick<PeerBeta, 'beta' | 'debtToEquity' | 'taxRate' | 'unlevered' | 'unleveredError'>;
  readonly label: string;
  readonly format: FigureFormat;
}[] = [
  { key: 'beta', label: messages.betaColumns.beta, format: number },
  { key: 'debtToEquity', label: messages.betaColumns.debtToEquity, format: rate },
  { key: 'taxRate', label: messages.betaColumns.taxRate, format: rate },
  { key: 'unlevered', label: messages.betaColumns.unlevered, format: number },
  { key: 'unleveredError', label: messages.betaColumns.unleveredError, format: number },
];

/** The derivations of columns that are not measured. */
const derivedBy = { unlevered: 'unlevered-beta', unleveredError: 'unlevered-error' } as const;
const isDerived = (key: string): key is keyof typeof derivedBy => Object.hasOwn(derivedBy, key);

/** The betas of the peers without their leverage, and the beta of the company that follows; nothing in a model without it. */
export function PeerBetasTable({
  valuation,
  loading,
  onExplain,
  onExplainModel,
}: {
  readonly valuation: Valuation;
  readonly loading: PeerBetaLoading;
  readonly onExplain: (target: ComparablesTarget) => void;
  readonly onExplainModel: Explain;
}) {
  const { body, model, evaluator, rows } = valuation;
  if (!model.itemByName.has('relevered_beta')) return null;
  const notices = <PeerBetaNotices peers={body.peers} loading={loading} />;
  if (!body.peers.some(({ beta }) => beta))
    return (
      <div className={styles['betas']}>
        {!body.peers.some(({ id }) => loading.states.has(id)) && <p>{messages.noBetas}</p>}
        {notices}
      </div>
    );
  const { peers, median, medianError } = storedPeerBetas(body);
  const relevered = evaluator.read('relevered_beta');
  const ofModel = evaluator.read('peer_beta');
  // The analyst entered another one, or the model keeps an earlier one.
  const isOwn = !median.ok || !ofModel.ok || ofModel.value !== median.value;
  const isInUse = rows.get('beta_method')?.value === 'peers' && rows.get('wacc_method')?.value === 'build_up';
  const result = (label: string, value: FigureResult, explain: () => void) => (
    <Figure
      {...number}
      value={value}
      label={label}
      emphasis="strong"
      onExplain={value.ok ? explain : undefined}
    />
  );
  const ofPeers = (kind: 'median-beta' | 'median-error') => () => {
    onExplain({ kind });
  };
  const ofTheModel = (name: 'peer_beta' | 'relevered_beta') => () => {
    onExplainModel({ kind: 'model', name });
  };
  const lastRow = (label: string, figure: ReactNode, error?: ReactNode) => (
    <tr>
      <th scope="row" colSpan={columns.length - 1}>
        {label}
      </th>
      <td>{figure}</td>
      <td>{error}</td>
    </tr>
  );
  return (
    <div className={styles['betas']}>
      <h3>{messages.betas}</h3>
      <p>{isInUse ? messages.betasInUse : messages.betasNotInUse}</p>
      <ScrollRegion label={messages.betas}>
        <table className={styles['table']} aria-label={messages.betas}>
          <thead>
            <tr>
              <th scope="col">{messages.company}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.peers.map((peer) => {
              const found = peers.get(peer.id);
              return (
                <tr key={peer.id} data-left-out={peer.isLeftOut}>
                  <th scope="row">
                    {peer.name}{' '}
                    <span className={styles['quiet']}>
                      {[peer.symbol, peer.isLeftOut ? messages.leftOut : ''].filter(Boolean).join(' · ')}
                    </span>
                  </th>
                  {columns.map(({ key, label, format }) => (
                    <td key={key}>
                      <Figure
                        {...format}
                        value={
                          found?.ok
                            ? storedFigure(found.value[key])
                            : { ok: false, reason: whyNone(loading, peer) ?? found?.reason ?? '' }
                        }
                        label={messages.of(label, peer.name)}
                        onExplain={
                          isDerived(key) && found?.ok && found.value[key] !== null
                            ? () => {
                                onExplain({ kind: derivedBy[key], id: peer.id });
                              }
                            : undefined
                        }
                        provenance={
                          key === 'beta' && peer.beta
                            ? {
                                label: `${sourceName(peer.beta.source)}: ${peer.beta.label}`,
                                asOf: peer.beta.asOf,
                              }
                            : undefined
                        }
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tbody className={styles['results']}>
            {lastRow(
              messages.medianBeta,
              result(messages.medianBeta, median, ofPeers('median-beta')),
              median.ok &&
                result(
                  messages.medianError,
                  storedFigure(medianError, messages.noMedianError),
                  ofPeers('median-error'),
                ),
            )}
            {isOwn &&
              lastRow(messages.betaOfModel, result(messages.betaOfModel, ofModel, ofTheModel('peer_beta')))}
            {lastRow(
              messages.releveredBeta,
              result(messages.releveredBeta, relevered, ofTheModel('relevered_beta')),
            )}
          </tbody>
        </table>
      </ScrollRegion>
      {notices}
    </div>
  );
}

/** Why a peer has no beta yet; null once it has one, or is known to have none. */
function whyNone({ states }: PeerBetaLoading, { id, beta }: Peer): string | null {
  const state = beta ? undefined : states.get(id);
  if (!state) return null;
  if (state.kind === 'failed') return state.reason;
  return state.kind === 'waiting' ? messages.betaWaiting : messages.betaLoading;
}
