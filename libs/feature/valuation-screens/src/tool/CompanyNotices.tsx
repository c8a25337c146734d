import { Button, FailureNotice, Notice, Skeleton } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf } from '@finance-analyst/market';
import { differingEntries } from './companyEntries.js';
import { earlierFields } from './earlierFields.js';
import { listedInputs } from './listedInputs.js';
import { messages } from './messages.js';
import type { CompanyFilling } from './useCompanyFilling.js';
import type { ToolCompany } from './useToolCompany.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';
import styles from './Tool.module.css';

/** Notices about the company: loading, failed, out of date, or different from the entries. */
export function CompanyNotices({
  entries,
  company,
  filling,
}: {
  readonly entries: ToolEntries;
  readonly company: ToolCompany;
  readonly filling: Pick<CompanyFilling, 'confirm' | 'fill' | 'retryPrice'>;
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
  const isOtherCurrency = entries.currency !== currency;
  const differing = isOtherCurrency
    ? []
    : differingEntries(entries, company.entries).map(({ field }) => field);
  const newer = differing.filter((field) => entries.sources[field] === 'company');
  const earlier = earlierFields(entries);
  const own = differing.filter((field) => entries.sources[field] !== 'company' && !earlier.includes(field));
  const earlierDiffering = differing.filter((field) => earlier.includes(field));
  const namesOf = (fields: readonly ToolField[]): string =>
    listedInputs(
      [...new Set([...toolFields].flatMap(([field, input]) => (fields.includes(field) ? [input] : [])))],
      entries.basis,
    );
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
      {earlier.length > 0 && (
        <Notice
          tone="note"
          announce="polite"
          action={
            <Button variant="link" onPress={filling.confirm}>
              {messages.confirm(name)}
            </Button>
          }
        >
          {messages.earlierEntries(namesOf(earlier), name)}
        </Notice>
      )}
      {differing.length > 0 && (
        <Notice
          tone="note"
          action={
            <Button variant="link" onPress={filling.fill}>
              {messages.useCompany(name)}
            </Button>
          }
        >
          {own.length > 0 && messages.keptEntries(namesOf(own), name)}{' '}
          {earlierDiffering.length > 0 && messages.earlierDiffer(namesOf(earlierDiffering), name)}{' '}
          {newer.length > 0 && messages.newerFigures(namesOf(newer), name)}
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
