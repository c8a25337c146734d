import { WaterfallChart } from '@finance-analyst/charts';
import { buttonStyle, Disclosure, EmptyState, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { bridgeOf } from '@finance-analyst/portfolio';
import { useMemo, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import styles from '../screen/Analytics.module.css';
import { bridgeSteps } from './bridgeSteps.js';
import { stepOf, type StepName } from './stepRows.js';
import { StepRows } from './StepRows.js';

/** How the opening value became the closing value. */
export function BridgePanel({ analysis }: { readonly analysis: Analysis }): ReactElement {
  const { part, body, isSample, id, title, instruments } = analysis;
  const { format } = useFigureFormat();
  const [chosen, setChosen] = useState<StepName | null>(null);
  const bridge = useMemo(() => bridgeOf(part.whole, 0, part.whole.days.length - 1), [part]);
  if (!bridge.ok)
    return (
      <Panel title={messages.bridge}>
        <EmptyState title={messages.bridgeMissing}>{bridge.reason}</EmptyState>
      </Panel>
    );
  const steps = bridgeSteps(bridge.value, instruments !== null);
  const named = steps.flatMap(({ id: step, label }) => {
    const name = stepOf(step);
    return name === null ? [] : [{ id: name, label }];
  });
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
      onSelect={(step) => {
        setChosen(stepOf(step));
      }}
      format={{ kind: 'amount', currency: body.currency, precision: 2 }}
      fileName={`${title} ${messages.bridge}`}
      below={
        <>
          <StepRows
            analysis={analysis}
            steps={named}
            chosen={named.some(({ id: step }) => step === chosen) ? chosen : null}
            onChoose={setChosen}
          />
          <Disclosure title={messages.howBridge}>
            <dl className={styles['definitions']}>
              {(instruments === null ? messages.bridgeDefinitions : messages.partDefinitions).map(
                ([name, definition]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{definition}</dd>
                  </div>
                ),
              )}
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
