import { Button, buttonStyle, Notice, Select } from '@finance-analyst/components';
import { isSameValue, type PortfolioBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { type ReactElement, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { messages } from '../risk/messages.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import styles from '../risk-screen/Risk.module.css';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { Optimized } from '../risk-worker/OptimizationRequest.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { type PortfolioName, portfolioNames } from './optimalWeights.js';
import { replacedTargets, withTargets } from './withTargets.js';

/** The targets before and after they were set. */
interface TargetChange {
  readonly before: PortfolioBody['targets'];
  readonly after: PortfolioBody['targets'];
}

/** How setting the targets, or undoing it, ended. */
interface SavedTargets {
  readonly name: PortfolioName;
  readonly title: string;
  readonly problem: string | null;
  /** What can be undone; null if nothing can. */
  readonly change: TargetChange | null;
}

const scrollIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

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
  const [saved, setSaved] = useState<SavedTargets | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const saveButton = useRef<HTMLDivElement>(null);
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
    const changes: TargetChange[] = [];
    const set = (before: PortfolioBody): PortfolioBody => {
      const after = withTargets(before, targets);
      if (after !== before) changes.push({ before: before.targets, after: after.targets });
      return after;
    };
    setIsSaving(true);
    const outcome = await editPortfolio(id, set, messages.targetsWords);
    setIsSaving(false);
    setSaved((last) => {
      if (!outcome.ok)
        return { name, title: messages.targetsNotSaved, problem: outcome.reason, change: null };
      const [change = last?.name === name ? last.change : null] = changes;
      return { name, title: messages.targetsSaved, problem: null, change };
    });
  };
  const undo = async ({ before, after }: TargetChange): Promise<void> => {
    let isEdited = false;
    const restore = (body: PortfolioBody): PortfolioBody => {
      isEdited = !isSameValue(body.targets, after);
      return isEdited ? body : { ...body, targets: before };
    };
    const outcome = await editPortfolio(id, restore, messages.undoTargetsWords);
    const problem = !outcome.ok ? outcome.reason : isEdited ? messages.targetsEdited : null;
    const title = problem === null ? messages.targetsRestored : messages.targetsNotRestored;
    setSaved({ name, title, problem, change: null });
    // The button that was pressed is gone.
    saveButton.current?.querySelector('button')?.focus();
  };
  const replaced = saved?.change ? replacedTargets(saved.change.before, saved.change.after) : 0;
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
          <div className={styles['benchmark']} ref={saveButton}>
            <Button
              isBusy={isSaving}
              isDisabled={!isCurrent || selection.account !== null || !(total > 0)}
              onPress={() => void save()}
            >
              {messages.useAsTargets}
            </Button>
            {selection.account !== null && <p className={styles['hint']}>{messages.targetsOfAll}</p>}
          </div>
          {saved?.name === name && (
            <div ref={scrollIntoView}>
              <Notice
                tone={saved.problem === null ? 'success' : 'error'}
                announce="polite"
                title={saved.title}
                action={<TargetActions id={id} change={saved.change} onUndo={undo} />}
              >
                {saved.problem ?? (replaced > 0 && messages.targetsReplaced(replaced))}
              </Notice>
            </div>
          )}
        </>
      }
    />
  );
}

const TargetActions = ({
  id,
  change,
  onUndo,
}: {
  readonly id: string;
  readonly change: TargetChange | null;
  readonly onUndo: (change: TargetChange) => Promise<void>;
}): ReactElement => (
  <>
    <Link className={buttonStyle({ variant: 'link' })} to={`${portfolioPath(id)}&view=targets`}>
      {messages.openTargets}
    </Link>
    {change && (
      <>
        {' '}
        <Button variant="link" onPress={() => void onUndo(change)}>
          {messages.undoTargets}
        </Button>
      </>
    )}
  </>
);
