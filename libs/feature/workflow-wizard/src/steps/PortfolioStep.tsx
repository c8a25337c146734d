import { TextField } from '@finance-analyst/components';
import type { PortfolioPreset } from '@finance-analyst/documents';
import { presetWords } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { currencyOf } from '../entries/portfolioOf.js';
import type { WizardEntries } from '../entries/WizardEntries.js';
import { messages } from '../messages.js';
import styles from './NamingStep.module.css';

/** The name of a new portfolio, its type with what that sets, and its currency. */
export function PortfolioStep({
  preset,
  entries,
  isTried,
  onChange,
}: {
  readonly preset: PortfolioPreset;
  readonly entries: Pick<WizardEntries, 'portfolioName' | 'portfolioCurrency'>;
  /** Create was pressed: a name that is missing is a problem from then on. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Pick<WizardEntries, 'portfolioName' | 'portfolioCurrency'>>) => void;
}): ReactElement {
  const { portfolioName: name, portfolioCurrency: currency } = entries;
  const { title, explained } = presetWords[preset];
  return (
    <>
      <TextField
        label={messages.name}
        value={name}
        {...(isTried && name.trim() === '' ? { error: messages.nameNeeded } : {})}
        onChange={(portfolioName) => {
          onChange({ portfolioName });
        }}
      />
      <dl className={styles['facts']}>
        <div>
          <dt>{messages.type}</dt>
          <dd>
            {title}
            <span className={styles['reason']}>{explained}</span>
          </dd>
        </div>
      </dl>
      <TextField
        label={messages.currency}
        value={currency}
        maxLength={3}
        {...(currencyOf(currency) === null ? { error: messages.currencyNeeded } : {})}
        onChange={(portfolioCurrency) => {
          onChange({ portfolioCurrency });
        }}
      />
    </>
  );
}
