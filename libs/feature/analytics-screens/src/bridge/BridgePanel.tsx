import { WaterfallChart } from '@finance-analyst/charts';
import { buttonStyle, Disclosure, EmptyState, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { bridgeOf } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import styles from '../screen/Analytics.module.css';
import { bridgeSteps } from './bridgeSteps.js';
import type { StepName } from './countsInStep.js';
import { stepOf } from './stepRows.js';

/** How the opening value became the closing value; each step opens its rows. */
export function BridgePanel({
  analysis,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { part, body, isSample, id, title, instruments } = analysis;
  const { format } = useFigureFormat();
  const bridge = useMemo(() => bridgeOf(part.whole, 0, part.whole.days.length - 1), [part]);
  if (!bridge.ok)
    return (
      <Panel title={messages.bridge}>
        <EmptyState title={messages.bridgeMissing}>{bridge.reason}</EmptyState>
      </Panel>
    );
  const steps = bridgeSteps(bridge.value, instruments !== null);
  const definitions = { ...messages.stepExplained, ...(instruments !== null && messages.partExplained) };
  const ask = (id: string): void => {
    const step = stepOf(id);
    if (step === null) return;
    onAsk({
      title: steps.find((each) => each.id === id)?.label ?? '',
      explained: definitions[step],
      from: 0,
      to: part.whole.days.length - 1,
      part: null,
      step,
    });
  };
  const { opening, closing, price, income, currency, fees, taxes } = bridge.value;
  const amount = (value: number): string =>
    format(value, { kind: 'amount', currency: body.currency, precision: 2 });
  return (
    <WaterfallChart
      title={messages.bridge}
      summary={messages.bridgeSummary(
        amount(opening),
        amount(price + income + currency - fees - taxes),
        amount(closing),
      )}
      sample={isSample || undefined}
      steps={steps}
      onSelect={ask}
      format={{ kind: 'amount', currency: body.currency, precision: 2 }}
      fileName={`${title} ${messages.bridge}`}
      below={
        <>
          <p className={styles['press']}>{messages.pressStep}</p>
          <Disclosure title={messages.howBridge}>
            <dl className={styles['definitions']}>
              {steps.slice(1, -1).map(({ id: step, label }) => (
                <div key={step}>
                  <dt>{label}</dt>
                  <dd>{definitions[step as StepName]}</dd>
                </div>
              ))}
            </dl>
            <Link className={buttonStyle({ variant: 'link' })} to={`${portfolioPath(id)}&view=transactions`}>
              {messages.showTransactions}
            </Link>
          </Disclosure>
        </>
      }
    />
  );
}
