import { Button, NameList } from '@finance-analyst/components';
import { Delta } from '@finance-analyst/figures';
import { type ReactElement, useMemo, useState } from 'react';
import { FigureTable } from '../screen/FigureTable.js';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { RegressedPositions } from '../risk-factors/regressPositions.js';
import styles from '../risk-screen/Risk.module.css';
import { TablePanel } from '../risk-table/TablePanel.js';
import { ShockField } from './ShockField.js';
import { type Loadings, shockLosses, type Shocks } from './shockLosses.js';

const noShocks: Shocks = { all: 0, currencies: {}, holdings: {}, factors: {} };
const usualShocks: Shocks = { ...noShocks, all: -0.2 };

/** What shocks that a person enters would cost, by holding and in total. */
export function ShocksPanel({
  analysis,
  positions,
  regression,
}: {
  readonly analysis: RiskSummary;
  readonly positions: readonly RiskPosition[];
  /** Whose loadings shocks of factors use; null without factors. */
  readonly regression: RegressedPositions | null;
}): ReactElement {
  const { body } = analysis;
  const [shocks, setShocks] = useState(usualShocks);
  const factors = regression?.whole.ok ? regression.whole.value.loadings.map(({ name }) => name) : [];
  const loadings = useMemo((): Loadings => loadingsOf(regression), [regression]);
  const { rows, gain } = useMemo(
    () => shockLosses(positions, shocks, loadings),
    [positions, shocks, loadings],
  );
  const withoutLoadings =
    factors.length === 0 ? [] : positions.filter(({ id, isCash }) => !isCash && !loadings.has(id));
  const value = positions.reduce((sum, position) => sum + position.value, 0);
  const currencies = [...new Set(positions.map(({ currency }) => currency))]
    .filter((currency) => currency !== body.currency)
    .sort();
  const rate = { kind: 'rate', precision: 1 } as const;
  const amount = { kind: 'amount', currency: body.currency, unit: 'hidden', precision: 0 } as const;
  const share =
    value > 0
      ? ({ ok: true, value: gain / value } as const)
      : { ok: false as const, reason: messages.noPositiveValue };
  return (
    <TablePanel
      title={messages.shocks}
      analysis={analysis}
      facts={[
        [messages.shockAll, String(shocks.all)],
        ...currencies.map(
          (currency) => [messages.shockCurrency(currency), String(shocks.currencies[currency] ?? 0)] as const,
        ),
        ...factors.map((name) => [messages.shockFactor(name), String(shocks.factors[name] ?? 0)] as const),
      ]}
      actions={
        <Button
          variant="link"
          onPress={() => {
            setShocks(noShocks);
          }}
        >
          {messages.clearShocks}
        </Button>
      }
      above={
        <div className={styles['choices']}>
          <ShockField
            label={messages.shockAll}
            shock={shocks.all}
            onCommit={(all) => {
              setShocks({ ...shocks, all });
            }}
          />
          {currencies.map((currency) => (
            <ShockField
              key={currency}
              label={messages.shockCurrency(currency)}
              shock={shocks.currencies[currency] ?? 0}
              onCommit={(entered) => {
                setShocks({ ...shocks, currencies: { ...shocks.currencies, [currency]: entered } });
              }}
            />
          ))}
          {factors.map((name) => (
            <ShockField
              key={name}
              label={messages.shockFactor(name)}
              shock={shocks.factors[name] ?? 0}
              onCommit={(entered) => {
                setShocks({ ...shocks, factors: { ...shocks.factors, [name]: entered } });
              }}
            />
          ))}
        </div>
      }
      table={{
        rowTitle: messages.holding,
        columns: [
          { id: 'shock', label: messages.shock, format: rate },
          { id: 'change', label: messages.ofValue, format: rate },
          { id: 'gain', label: messages.inCurrency(messages.loss, body.currency), format: amount },
        ],
        rows: [
          ...rows.map((row) => ({
            id: `${row.position.isCash ? 'cash' : 'holding'} ${row.position.id}`,
            label: row.position.name,
            figures: [row.priceShock, value > 0 ? row.gain / value : Number.NaN, row.gain].map(
              (each) => ({ ok: true, value: each }) as const,
            ),
          })),
          {
            id: 'total',
            label: messages.total,
            figures: [{ ok: false, reason: '' }, share, { ok: true, value: gain }],
          },
        ],
      }}
      footer={
        <>
          {messages.shocksExplained}{' '}
          {factors.length === 0
            ? messages.shockFactorsMissing
            : messages.shockFactorsExplained(body.currency)}
        </>
      }
      below={
        withoutLoadings.length > 0 && (
          <p className={styles['hint']}>
            {messages.withoutLoadings} <NameList names={withoutLoadings.map(({ name }) => name)} />.
          </p>
        )
      }
    >
      <FigureTable
        label={messages.tableOf(messages.shocks)}
        columns={[
          messages.holding,
          messages.shock,
          messages.ofValue,
          messages.inCurrency(messages.loss, body.currency),
        ]}
        rows={rows.map(({ position, priceShock, gain: own }) => ({
          id: `${position.isCash ? 'cash' : 'holding'} ${position.id}`,
          label: position.name,
          cells: [
            position.isCash ? (
              '—'
            ) : (
              <span key="shock" className={styles['shock']}>
                <ShockField
                  label={messages.shockOf(position.name)}
                  shock={priceShock}
                  ofRow={{ isEdited: shocks.holdings[position.id] !== undefined }}
                  onCommit={(entered) => {
                    setShocks({ ...shocks, holdings: { ...shocks.holdings, [position.id]: entered } });
                  }}
                />
              </span>
            ),
            <Delta
              key="share"
              {...rate}
              precision={2}
              label={`${messages.ofValue}, ${position.name}`}
              value={value > 0 ? { ok: true, value: own / value } : share}
            />,
            <Delta key="gain" {...amount} label={`${messages.loss}, ${position.name}`} value={own} />,
          ],
        }))}
        total={{
          id: 'total',
          label: messages.total,
          cells: [
            '',
            <Delta key="share" {...rate} precision={2} label={messages.ofValue} value={share} />,
            <Delta key="gain" {...amount} label={messages.total} value={gain} />,
          ],
        }}
      />
    </TablePanel>
  );
}

const loadingsOf = (regression: RegressedPositions | null): Loadings =>
  new Map(
    (regression?.positions ?? []).flatMap(({ position, regression: own }) =>
      own.ok ? [[position.id, own.value.loadings] as const] : [],
    ),
  );
