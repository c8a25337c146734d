import { Select, SegmentedControl } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { quickBases, type QuickInput } from '@finance-analyst/valuation';
import { companySource } from './companySource.js';
import { currencies } from './currencies.js';
import { EntryField } from './EntryField.js';
import { entryFormat } from './entryFormat.js';
import { messages } from './messages.js';
import type { BasisInput, SharedInput } from './ToolEntries.js';
import { commonField } from './commonField.js';
import type { CompanyFilling } from './useCompanyFilling.js';
import type { ToolCompany } from './useToolCompany.js';
import type { ToolEditing } from './useToolEntries.js';
import styles from './Tool.module.css';

const hints: Partial<Record<QuickInput, string>> = messages.descriptions;

/** The inputs that all cases share, each with its source. */
export function SharedInputs({
  editing,
  company,
  filling,
}: {
  readonly editing: ToolEditing;
  readonly company: ToolCompany;
  readonly filling: Pick<CompanyFilling, 'setBasis' | 'setCurrency'>;
}) {
  const { entries } = editing;
  const { basis, currency } = entries;
  const { format, formatDate } = useFigureFormat();
  const description = (input: SharedInput | BasisInput): string | undefined => {
    const hint = input === 'payout' ? messages.payoutOf(basis) : hints[input];
    const said = companySource(commonField(input, basis), entries, company, formatDate);
    if (said === null) return hint;
    const { known, of, source } = said;
    if (source === null)
      return messages.companySays(format(known.value, entryFormat(input, known.value, currency)), of);
    return input === 'netDebt' ? `${source}. ${messages.descriptions.netDebt}` : source;
  };
  const field = (input: SharedInput | BasisInput) => (
    <EntryField
      key={input}
      field={commonField(input, basis)}
      input={input}
      editing={editing}
      description={description(input)}
    />
  );
  return (
    <div className={styles['shared']}>
      <div className={styles['choices']}>
        <SegmentedControl
          label={messages.multipleOf}
          isLabelHidden={false}
          value={basis}
          options={quickBases.map((value) => ({ value, label: messages.bases[value] }))}
          onChange={filling.setBasis}
        />
        <Select
          label={messages.currency}
          value={currency}
          options={[...new Set([...currencies, currency])].map((code) => ({ value: code, label: code }))}
          onChange={filling.setCurrency}
        />
      </div>
      <div className={styles['fields']}>
        {field('revenue')}
        {field('shares')}
        {field('price')}
        {field('marginNow')}
        {basis === 'operating-income' && field('netDebt')}
        {field('years')}
        {field('requiredReturn')}
        {field('payout')}
        {field('shareChange')}
      </div>
    </div>
  );
}
