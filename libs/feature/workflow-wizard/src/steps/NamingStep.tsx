import { Button, TextField } from '@finance-analyst/components';
import { methodName, titleOfNewModel, type ValuationModelBody } from '@finance-analyst/documents';
import type { ReactElement } from 'react';
import type { WizardEntries } from '../entries/WizardEntries.js';
import { yearsOf } from '../entries/yearsOf.js';
import { messages } from '../messages.js';
import styles from './NamingStep.module.css';

export interface NamingStepProps {
  readonly entries: WizardEntries;
  /** The model that the company's history proposes. */
  readonly proposal: ValuationModelBody;
  readonly onChange: (changes: Pick<Partial<WizardEntries>, 'title' | 'years'>) => void;
}

/** The name of the model, its method, its years and its currency. */
export function NamingStep({ entries, proposal, onChange }: NamingStepProps): ReactElement {
  const title = entries.title ?? titleOfNewModel(proposal);
  const years = yearsOf(entries.years);
  return (
    <>
      <TextField
        label={messages.name}
        value={title}
        {...(title.trim() === '' ? { error: messages.nameNeeded } : {})}
        onChange={(typed) => {
          onChange({ title: typed });
        }}
      />
      <dl className={styles['facts']}>
        <div>
          <dt>{messages.type}</dt>
          <dd>{methodName(proposal.template.id)}</dd>
        </div>
        <div>
          <dt>{messages.currency}</dt>
          <dd>
            {proposal.currency}
            <span className={styles['reason']}>{messages.currencyFixed}</span>
          </dd>
        </div>
      </dl>
      <div className={styles['years']}>
        <TextField
          label={messages.timeframe}
          unit={messages.years}
          value={entries.years}
          {...(years === null ? { error: messages.yearsNeeded } : {})}
          onChange={(typed) => {
            onChange({ years: typed });
          }}
        />
        {years !== proposal.years && (
          <p className={styles['proposed']}>
            {messages.proposed(proposal.years)}{' '}
            <Button
              variant="link"
              onPress={() => {
                onChange({ years: String(proposal.years) });
              }}
            >
              {messages.useProposed(proposal.years)}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
