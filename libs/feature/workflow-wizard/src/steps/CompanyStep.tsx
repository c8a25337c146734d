import { SearchCombobox } from '@finance-analyst/components';
import { useCompanySearch, useStoredCompanies } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import type { ChosenCompany } from '../company/ChosenCompany.js';
import { CompanyFacts } from '../company/CompanyFacts.js';
import { markStored } from '../company/markStored.js';
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
  const stored = useStoredCompanies(search.results.map(({ id }) => id));
  return (
    <>
      <SearchCombobox
        {...search}
        results={markStored(search.results, stored)}
        label={messages.company}
        isLabelHidden={false}
        placeholder={company.kind === 'none' ? messages.companyPlaceholder : messages.otherCompanyPlaceholder}
        emptyMessage={messages.noCompanyFound}
        onSelect={(symbol) => {
          search.onQueryChange('');
          onChoose(symbol);
        }}
      />
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
