import { Button, buttonStyle, Notice, Select } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { messages } from '../risk/messages.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import styles from '../risk-screen/Risk.module.css';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { Optimized } from '../risk-worker/OptimizationRequest.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { type PortfolioName, portfolioNames } from './optimalWeights.js';
import { withTargets } from './withTargets.js';

/** The trades from today's weights to others, which can become the targets of the portfolio. */
export function TradesPanel({
  analysis,
  optimal,
  isCurrent,
  positions,
  editPortfolio,
}: {
  readonly analysis: RiskSummary;
  readonly optimal: Optimized;
  /** False while the weights of other holdings or limits are computed: these are not saved. */
  readonly isCurrent: boolean;
  /** All of them, cash included. */
  readonly positions: readonly RiskPosition[];
  readonly editPortfolio: AnalyticsDependencies['editPortfolio'];
}): ReactElement | null {
  const { body, id, selection } = analysis;
  const { format } = useFigureFormat();
  const [chosen, setChosen] = useState<PortfolioName>('minimumVariance');
  const [saved, setSaved] = useState<{
    readonly name: PortfolioName;
    readonly problem: string | null;
  } | null>(null);
  const { portfolios, assets } = optimal;
  const names = portfolioNames.filter((name) => name !== 'today' && portfolios[name].ok);
  const name = names.includes(chosen) ? chosen : names[0];
  const portfolio = name === undefined ? null : portfolios[name];
  if (name === undefined || !portfolio?.ok || !portfolios.today.ok) return null;
  const [{ weights, turnover, cost }, today] = [portfolio.value, portfolios.today.value.weights];
  const value = assets.reduce((sum, { position }) => sum + position.value, 0);
  const total = positions.reduce((sum, position) => sum + position.value, 0);
  const known = (figure: number) => ({ ok: true, value: figure }) as const;
  const rate = { kind: 'rate', precision: 1 } as const;
  const save = async (): Promise<void> => {
    const targets = assets.map(({ position }, at) => ({
      id: position.id,
      weight: ((weights[at] as number) * value) / total,
    }));
    const outcome = await editPortfolio(id, (before) => withTargets(before, targets), messages.targetsWords);
    setSaved({ name, problem: outcome.ok ? null : outcome.reason });
  };
  return (
    <TablePanel
      title={messages.trades}
      analysis={analysis}
      facts={[
        [messages.portfolio, messages.portfolios[name]],
        [messages.turnover, String(turnover)],
        [messages.costOnce, String(cost)],
      ]}
      above={
        <div className={styles['choices']}>
          <Select
            label={messages.tradesTo}
            value={name}
            options={names.map((each) => ({ value: each, label: messages.portfolios[each] }))}
            onChange={(picked) => {
              setChosen(picked);
              setSaved(null);
            }}
          />
        </div>
      }
      table={{
        rowTitle: messages.holding,
        columns: [
          { id: 'today', label: messages.portfolios.today, format: rate },
          { id: 'after', label: messages.after, format: rate },
          { id: 'change', label: messages.change, format: { ...rate, sign: 'always' } },
          {
            id: 'amount',
            label: messages.inCurrency(messages.tradeAmount, body.currency),
            format: { kind: 'amount', currency: body.currency, unit: 'hidden', precision: 0, sign: 'always' },
          },
        ],
        rows: assets.map(({ position }, at) => {
          const [from, to] = [today[at] as number, weights[at] as number];
          return {
            id: position.id,
            label: position.name,
            figures: [from, to, to - from, (to - from) * value].map(known),
          };
        }),
      }}
      below={
        <>
          <p className={styles['hint']}>
            {messages.tradesCost(
              format(turnover, rate),
              format(cost, { kind: 'rate', precision: 2 }),
              format(cost * value, { kind: 'amount', unit: 'hidden', precision: 0 }),
              body.currency,
            )}
          </p>
          <div className={styles['benchmark']}>
            <Button
              isDisabled={!isCurrent || selection.account !== null || !(total > 0)}
              onPress={() => void save()}
            >
              {messages.useAsTargets}
            </Button>
            {selection.account !== null && <p className={styles['hint']}>{messages.targetsOfAll}</p>}
          </div>
          {saved?.name === name && (
            <Notice
              tone={saved.problem === null ? 'success' : 'error'}
              title={saved.problem === null ? messages.targetsSaved : messages.targetsNotSaved}
              action={
                <Link className={buttonStyle({ variant: 'link' })} to={`${portfolioPath(id)}&view=targets`}>
                  {messages.openTargets}
                </Link>
              }
            >
              {saved.problem}
            </Notice>
          )}
        </>
      }
    />
  );
}
