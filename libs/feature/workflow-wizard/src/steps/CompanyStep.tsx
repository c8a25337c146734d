import { SearchCombobox } from '@finance-analyst/components';
import { useStoredCompanies } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import type { ChosenCompany } from '../company/ChosenCompany.js';
import { CompanyFacts } from '../company/CompanyFacts.js';
import { markStored } from '../company/markStored.js';
import type { CompanyEntry } from '../company/useCompanyEntry.js';
import { messages } from '../messages.js';
import styles from './CompanyStep.module.css';

export interface CompanyStepProps {
  readonly company: ChosenCompany;
  readonly entry: CompanyEntry;
}

/** The company search, and what is known of the chosen company. */
export function CompanyStep({
  company,
  entry: { search, inputRef, problem },
}: CompanyStepProps): ReactElement {
  const stored = useStoredCompanies(search.results.map(({ id }) => id));
  return (
    <>
      <SearchCombobox
        {...search}
        results={markStored(search.results, stored)}
        inputRef={inputRef}
        label={messages.company}
        isLabelHidden={false}
        placeholder={company.kind === 'none' ? messages.companyPlaceholder : messages.otherCompanyPlaceholder}
        emptyMessage={messages.noCompanyFound}
        error={problem ?? undefined}
      />
      {company.kind === 'none' ? (
        <p className={styles['currency']}>{messages.currencyDefault}</p>
      ) : (
        <CompanyFacts company={company} />
      )}
    </>
  );
}
