import { Button, FailureNotice, Notice, Skeleton } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf } from '@finance-analyst/market';
import { differingEntries } from './companyEntries.js';
import { inputName, messages } from './messages.js';
import type { CompanyFilling } from './useCompanyFilling.js';
import type { ToolCompany } from './useToolCompany.js';
import type { ToolEntries } from './ToolEntries.js';
import styles from './Tool.module.css';

/** Notices about the company: loading, failed, out of date, or different from the entries. */
export function CompanyNotices({
  entries,
  company,
  filling,
}: {
  readonly entries: ToolEntries;
  readonly company: ToolCompany;
  readonly filling: Pick<CompanyFilling, 'fill' | 'retryPrice'>;
}) {
  const { formatDate } = useFigureFormat();
  if (company.kind === 'none') return null;
  if (company.kind === 'loading')
    return (
      <div className={styles['loading']} role="status">
        {messages.loadingCompany(company.symbol)}
        <Skeleton width="12rem" />
      </div>
    );
  if (company.kind === 'failed')
    return (
      <FailureNotice
        title={messages.companyFailed(company.symbol)}
        isRetrying={company.isRetrying}
        onRetry={company.retry}
      >
        {company.reason} {messages.entriesKept}
      </FailureNotice>
    );
  const { name, currency } = company.fundamentals;
  const differing = differingEntries(entries, company.entries);
  const isOtherCurrency = entries.currency !== currency;
  return (
    <>
      {company.outdatedSince !== null && (
        <Notice tone="warning">{messages.companyOutdated(company.outdatedSince)}</Notice>
      )}
      {company.quote?.stale && (
        <Notice tone="warning">{messages.priceOutdated(formatDate(sessionOf(company.quote)))}</Notice>
      )}
      {isOtherCurrency && (
        <Notice
          tone="warning"
          announce="polite"
          action={
            <Button variant="link" onPress={filling.fill}>
              {messages.changeCurrency(currency)}
            </Button>
          }
        >
          {messages.otherCurrency(currency, entries.currency)}
        </Notice>
      )}
      {!isOtherCurrency && differing.length > 0 && (
        <Notice
          tone="note"
          action={
            <Button variant="link" onPress={filling.fill}>
              {messages.useCompany(name)}
            </Button>
          }
        >
          {messages.keptEntries(
            differing.map(({ input }) => inputName(input, entries.basis).toLowerCase()).join(', '),
            name,
          )}
        </Notice>
      )}
      {company.otherPriceCurrency !== null && (
        <Notice tone="warning">{messages.priceCurrency(company.otherPriceCurrency, currency)}</Notice>
      )}
      {company.priceFailure !== null && (
        <FailureNotice
          title={messages.priceFailed(company.symbol)}
          isRetrying={company.isPriceLoading}
          onRetry={filling.retryPrice}
        >
          {company.priceFailure}
        </FailureNotice>
      )}
      {!company.isPriceLoading &&
        !company.quote &&
        company.priceFailure === null &&
        company.otherPriceCurrency === null &&
        entries.values.price === undefined && (
          <Notice tone="note">
            {messages.noPrice(company.symbol)} {company.whyNoPrice}
          </Notice>
        )}
    </>
  );
}
