import { Button, SearchCombobox } from '@finance-analyst/components';
import { useCompanySearch } from '@finance-analyst/market-data';
import type { RefObject } from 'react';
import { messages } from './messages.js';
import styles from './Tool.module.css';

/** The company search, or the chosen company. */
export function CompanyChoice({
  chosen,
  fieldRef,
  onChoose,
  onRemove,
}: {
  /** Name and symbol; null without a company. */
  readonly chosen: string | null;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (symbol: string) => void;
  readonly onRemove: () => void;
}) {
  const search = useCompanySearch();
  return (
    <div className={styles['company']}>
      <div className={styles['search']}>
        <SearchCombobox
          {...search}
          label={messages.company}
          isLabelHidden={false}
          placeholder={chosen === null ? messages.companyPlaceholder : messages.otherCompanyPlaceholder}
          emptyMessage={messages.noCompanyFound}
          inputRef={fieldRef}
          onSelect={(symbol) => {
            search.onQueryChange('');
            onChoose(symbol);
          }}
        />
      </div>
      {chosen !== null && (
        <p className={styles['chosen']}>
          <span>{chosen}</span>
          <Button variant="link" size="compact" onPress={onRemove}>
            {messages.removeCompany}
          </Button>
        </p>
      )}
    </div>
  );
}
