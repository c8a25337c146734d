import { Checkbox, IconButton, ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import type { Peer } from '@finance-analyst/documents';
import { Figure, type FigureResult, type FigureScale } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { sourceName } from '@finance-analyst/market';
import {
  type CompanyMultiples,
  modelComparables,
  multiplesOfBusiness,
  type MultipleName,
  type Valuation,
} from '@finance-analyst/valuation';
import { figureFormat } from '../model/figureFormat.js';
import type { ComparablesTarget } from './explainComparables.js';
import { subjectId } from './ExplainedCompany.js';
import { messages, multipleLabels } from './messages.js';
import { multipleFormat } from './multipleFormat.js';
import type { PeerEdits } from './PeerEdits.js';
import { StatisticRows } from './StatisticRows.js';
import styles from './Comparables.module.css';

/** Columns of a company before its multiples. */
const companyColumns = 4;

type OnExplain = (target: ComparablesTarget) => void;

/** The multiples of the peers and of the company, their statistics, and the value per share at each. */
export function ComparablesTable({
  valuation,
  scale,
  edits,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  /** Null if the model is read-only. */
  readonly edits: PeerEdits | null;
  readonly onExplain: OnExplain;
}) {
  const { body } = valuation;
  const { subject, peers, comparisons, implied } = modelComparables(valuation);
  const names = multiplesOfBusiness(valuation.fundamentals.businessModel);
  const row = { scale, onExplain, headCurrency: body.currency, names };
  return (
    <ScrollRegion label={messages.table}>
      <table className={styles['table']} aria-label={messages.table}>
        <thead>
          <tr>
            <th scope="col">{messages.company}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.marketCapitalization}</th>
            <th scope="col">{messages.enterpriseValue}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {multipleLabels[name]}
              </th>
            ))}
            {edits && (
              <th scope="col">
                <VisuallyHidden>{messages.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {body.peers.map((peer) => (
            <tr key={peer.id} data-row data-left-out={peer.isLeftOut || undefined}>
              <th scope="row">
                <PeerName peer={peer} company={peers.get(peer.id)} edits={edits} />
              </th>
              <CompanyCells
                {...row}
                id={peer.id}
                name={peer.name}
                price={peer.price}
                company={peers.get(peer.id)}
                isOutlier={(name) => comparisons[name].excluded.get(peer.id) === 'outlier'}
              />
              {edits && (
                <td>
                  <IconButton
                    icon="close"
                    size="compact"
                    label={messages.remove(peer.name)}
                    onPress={() => {
                      edits.removePeer(peer.id);
                    }}
                  />
                </td>
              )}
            </tr>
          ))}
          <tr className={styles['subject']}>
            <th scope="row">
              {body.instrument.name}{' '}
              <span className={styles['quiet']}>
                {[messages.thisCompany, subject.ok ? subject.value.period.label : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <CompanyCells
              {...row}
              id={subjectId}
              name={body.instrument.name}
              price={body.priceSnapshot ?? null}
              company={subject}
              isOutlier={() => false}
            />
            {edits && <td />}
          </tr>
        </tbody>
        <StatisticRows
          columns={companyColumns}
          names={names}
          comparisons={comparisons}
          implied={implied}
          currency={body.currency}
          hasActions={edits !== null}
          onExplain={onExplain}
        />
      </table>
    </ScrollRegion>
  );
}

/** Name and period of a peer; checked if it counts. */
function PeerName({
  peer,
  company,
  edits,
}: {
  readonly peer: Peer;
  readonly company: Result<CompanyMultiples> | undefined;
  readonly edits: PeerEdits | null;
}) {
  const name = (
    <>
      {peer.name}{' '}
      <span className={styles['quiet']}>
        {[
          peer.symbol,
          company?.ok ? company.value.period.label : '',
          !edits && peer.isLeftOut ? messages.leftOut : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
  if (!edits) return name;
  return (
    <Checkbox
      isSelected={peer.isLeftOut !== true}
      onChange={(isCounted) => {
        edits.setPeerLeftOut(peer.id, !isCounted);
      }}
    >
      <span>
        {name} <VisuallyHidden>{messages.inStatistics}</VisuallyHidden>
      </span>
    </Checkbox>
  );
}

function CompanyCells({
  id,
  name,
  price,
  company,
  scale,
  headCurrency,
  names,
  isOutlier,
  onExplain,
}: {
  readonly id: string;
  readonly name: string;
  readonly price: Peer['price'];
  readonly company: Result<CompanyMultiples> | undefined;
  readonly scale: FigureScale;
  /** That of amounts without a unit. */
  readonly headCurrency: string;
  readonly names: readonly MultipleName[];
  readonly isOutlier: (name: MultipleName) => boolean;
  readonly onExplain: OnExplain;
}) {
  const missing = { ok: false, reason: company && !company.ok ? company.reason : messages.noPrice } as const;
  const known = company?.ok ? company.value : null;
  const amount = (label: string, kind: 'enterprise' | 'capitalization', value: FigureResult) => (
    <td>
      <Figure
        {...figureFormat('amount', { currency: known?.period.currency ?? '', scale })}
        unit={known?.period.currency === headCurrency ? 'hidden' : 'shown'}
        value={value}
        label={messages.of(label, name)}
        onExplain={
          known
            ? () => {
                onExplain({ kind, id });
              }
            : undefined
        }
      />
    </td>
  );
  return (
    <>
      <td>
        <Figure
          {...figureFormat('per_share', { currency: price?.currency ?? '' })}
          value={price ? { ok: true, value: price.price } : { ok: false, reason: messages.noPrice }}
          label={messages.of(messages.price, name)}
          provenance={price ? { label: sourceName(price.source), asOf: price.asOf } : undefined}
        />
      </td>
      {amount(messages.marketCapitalization, 'capitalization', known?.marketCapitalization ?? missing)}
      {amount(messages.enterpriseValue, 'enterprise', known?.enterpriseValue ?? missing)}
      {names.map((multiple) => (
        <td key={multiple} data-outlier={isOutlier(multiple) || undefined}>
          <Figure
            {...multipleFormat}
            value={known?.multiples[multiple] ?? missing}
            label={messages.of(multipleLabels[multiple], name)}
            onExplain={
              known
                ? () => {
                    onExplain({ kind: 'multiple', id, name: multiple });
                  }
                : undefined
            }
          />
          {isOutlier(multiple) && <span className={styles['mark']}>{messages.outlier}</span>}
        </td>
      ))}
    </>
  );
}
