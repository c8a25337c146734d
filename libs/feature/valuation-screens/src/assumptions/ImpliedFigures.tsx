import { Figure, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { impliedFormat } from '../method/impliedFormat.js';
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
  scale,
  isAlone,
  onExplain,
}: {
  /** Of the panel. */
  readonly title: string;
  readonly implied: readonly ImpliedFigure[];
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  /** The panel has no inputs, so its title heads the figures. */
  readonly isAlone: boolean;
  readonly onExplain: Explain;
}) {
  return (
    <section className={styles['implied']} aria-label={isAlone ? title : messages.impliedBy(title)}>
      {!isAlone && <h3>{messages.implied}</h3>}
      <dl>
        {implied.map(({ name, label, format }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Figure
                {...impliedFormat(format, { currency: valuation.body.currency, scale })}
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
