import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { impliedDrivers, type Valuation } from '@finance-analyst/valuation';
import { useId } from 'react';
import type { Explain } from '../model/ExplainTarget.js';
import { impliedDriverWords } from './impliedDriverWords.js';
import { localFigure } from '../model/localFigure.js';
import styles from './ImpliedDrivers.module.css';
import { messages } from './messages.js';

/** What the price implies, one driver at a time, beside what the model's value implies; nothing without a price. */
export function ImpliedDrivers({
  valuation,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly onExplain: Explain;
}) {
  const formatting = useFigureFormat();
  const title = useId();
  const answers = impliedDrivers(valuation);
  if (answers.length === 0) return null;
  const rows = answers.map(({ driver, byPrice, byValue }) => ({
    driver,
    words: impliedDriverWords(valuation, driver, formatting),
    price: localFigure(byPrice, formatting),
    value: localFigure(byValue, formatting),
  }));
  // A reason that the others share is said once.
  const reasons = new Set(rows.flatMap(({ price }) => (price.ok ? [] : [price.reason])));
  return (
    <section className={styles['implied']} aria-labelledby={title}>
      <h3 id={title}>{messages.title}</h3>
      <p>{messages.allElseEqual}</p>
      <table aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{messages.driver}</th>
            <th scope="col">{messages.atPrice}</th>
            <th scope="col">{messages.atValue}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ driver, words, price, value }) => (
            <tr key={driver}>
              <th scope="row">{words.label}</th>
              <td>
                <Figure
                  {...words.format}
                  label={messages.of(words.label, messages.atPrice)}
                  value={price}
                  onExplain={() => {
                    onExplain({ kind: 'implied', driver, by: 'price' });
                  }}
                />
              </td>
              <td>
                <Figure
                  {...words.format}
                  label={messages.of(words.label, messages.atValue)}
                  value={value}
                  onExplain={() => {
                    onExplain({ kind: 'implied', driver, by: 'value' });
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {[...reasons].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}
