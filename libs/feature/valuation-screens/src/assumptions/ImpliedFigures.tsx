import { Figure } from '@finance-analyst/figures';
import { amountScaleOf, type Valuation } from '@finance-analyst/valuation';
import type { ImpliedFigure } from '../method/AssumptionGroup.js';
import type { Explain } from '../model/ExplainTarget.js';
import { flagOf } from '../notes/flagOf.js';
import styles from './AssumptionPanel.module.css';
import { messages } from './messages.js';

/** What the inputs of a panel imply, each figure with its derivation. */
export function ImpliedFigures({
  title,
  implied,
  valuation,
  onExplain,
}: {
  /** Of the panel. */
  readonly title: string;
  readonly implied: readonly ImpliedFigure[];
  readonly valuation: Valuation;
  readonly onExplain: Explain;
}) {
  // Amounts are in the unit of the panel's own, which its head names.
  const inScale = { scale: amountScaleOf(valuation), unit: 'hidden' } as const;
  return (
    <section className={styles['implied']} aria-label={messages.impliedBy(title)}>
      <h3>{messages.implied}</h3>
      <dl>
        {implied.map(({ name, label, format }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Figure
                {...format}
                {...(format.kind === 'amount' ? inScale : {})}
                label={label}
                flag={flagOf(valuation, { kind: 'model', name })}
                value={valuation.evaluator.read(name)}
                onExplain={() => {
                  onExplain({ kind: 'model', name });
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
