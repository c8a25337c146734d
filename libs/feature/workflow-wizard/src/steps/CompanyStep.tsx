import { Button, Notice, TextField } from '@finance-analyst/components';
import { useCompanySearch } from '@finance-analyst/market-data';
import { useRef, type ReactElement } from 'react';
import type { ChosenCompany } from '../company/ChosenCompany.js';
import { CompanyFacts } from '../company/CompanyFacts.js';
import { messages } from '../messages.js';
import styles from './CompanyStep.module.css';

export interface CompanyStepProps {
  readonly company: ChosenCompany;
  /** Next was pressed before there was a company with a method. */
  readonly isMissing: boolean;
  readonly onChoose: (symbol: string) => void;
}

const whyMissing = ({ kind }: ChosenCompany): string =>
  kind === 'none'
    ? messages.companyNeeded
    : kind === 'loading'
      ? messages.companyLoading
      : messages.otherCompanyNeeded;

/** The company search, and what is known of the chosen company. */
export function CompanyStep({ company, isMissing, onChoose }: CompanyStepProps): ReactElement {
  const search = useCompanySearch();
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={field}>
        <TextField
          label={messages.company}
          placeholder={
            company.kind === 'none' ? messages.companyPlaceholder : messages.otherCompanyPlaceholder
          }
          autoComplete="off"
          value={search.query}
          onChange={search.onQueryChange}
        />
      </div>
      {search.results.length > 0 && (
        // In the dialog itself: in a list that floated above it, a press chose nothing.
        <ul className={styles['results']}>
          {search.results.map(({ id, title, detail, mark }) => (
            <li key={id}>
              <Button
                variant="quiet"
                onPress={() => {
                  // The list that has the focus goes.
                  field.current?.querySelector('input')?.focus();
                  search.onQueryChange('');
                  onChoose(id);
                }}
              >
                {[title, detail, mark].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search.status === 'ready' && search.results.length === 0 && (
        <p role="status">{messages.noCompanyFound}</p>
      )}
      {search.status === 'failed' && (
        <Notice tone="error" announce="polite">
          {search.failureMessage}{' '}
          <Button variant="link" onPress={search.onRetry}>
            {messages.retry}
          </Button>
        </Notice>
      )}
      {company.kind !== 'none' && <CompanyFacts company={company} />}
      {company.kind === 'none' && <p className={styles['currency']}>{messages.currencyDefault}</p>}
      {isMissing && (
        <p role="alert" className={styles['missing']}>
          {whyMissing(company)}
        </p>
      )}
    </>
  );
}
