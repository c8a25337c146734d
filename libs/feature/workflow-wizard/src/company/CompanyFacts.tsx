import { Chip, FailureNotice, Notice, Skeleton } from '@finance-analyst/components';
import { methodName } from '@finance-analyst/documents';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { sessionOf } from '@finance-analyst/market';
import { buyoutFinancing, evaluateValuation } from '@finance-analyst/valuation';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ChosenCompany, KnownCompany } from './ChosenCompany.js';
import styles from './CompanyFacts.module.css';

/** What is known of the chosen company before a model of it is made. */
export function CompanyFacts({
  company,
}: {
  readonly company: Exclude<ChosenCompany, { kind: 'none' }>;
}): ReactElement {
  if (company.kind === 'failed')
    return (
      <FailureNotice
        title={messages.notLoaded(company.symbol)}
        isRetrying={company.isRetrying}
        onRetry={company.retry}
      >
        {company.reason}
      </FailureNotice>
    );
  return (
    <div role="status" aria-busy={company.kind === 'loading'} className={styles['company']}>
      {company.kind === 'loading' ? (
        <>
          <p className={styles['name']}>{messages.loading(company.symbol)}</p>
          <Skeleton lines={3} />
        </>
      ) : (
        <KnownFacts {...company} />
      )}
    </div>
  );
}

function KnownFacts({
  fundamentals,
  quote,
  whyNoPrice,
  priceFailure,
  proposal,
  outdatedSince,
}: KnownCompany) {
  const { format, formatDate } = useFigureFormat();
  const financing = useMemo(() => {
    const result = proposal.ok ? evaluateValuation(proposal.value, fundamentals) : null;
    return result?.ok ? buyoutFinancing(result.valuation) : null;
  }, [proposal, fundamentals]);
  const multiple = { kind: 'multiple', precision: 1 } as const;
  const { name, symbol, currency, source } = fundamentals;
  return (
    <>
      <p className={styles['name']}>
        {name} <span className={styles['quiet']}>{symbol}</span>{' '}
        {(source === 'sample' || quote?.source === 'sample') && <Chip tone="sample">{messages.sample}</Chip>}
      </p>
      <dl className={styles['facts']}>
        <dt>{messages.currency}</dt>
        <dd>{currency}</dd>
        <dt>{messages.price}</dt>
        <dd>
          {quote ? (
            <>
              <Figure value={quote.price} kind="per-share" currency={quote.currency} isStatic />{' '}
              <span className={styles['quiet']}>{messages.priceOf(formatDate(sessionOf(quote)))}</span>
            </>
          ) : (
            (whyNoPrice ?? messages.priceNotLoaded)
          )}
        </dd>
        {proposal.ok && (
          <>
            <dt>{messages.method}</dt>
            <dd>{methodName(proposal.value.template.id)}</dd>
          </>
        )}
      </dl>
      {priceFailure && (
        <FailureNotice
          title={messages.priceFailed}
          isRetrying={priceFailure.isRetrying}
          onRetry={priceFailure.retry}
        >
          {priceFailure.reason} {messages.modelWithoutPrice}
        </FailureNotice>
      )}
      {financing?.isMostlyEquity && (
        <p className={styles['quiet']}>
          {messages.mostlyEquity(
            format(financing.equityShare, { kind: 'rate', precision: 0 }),
            format(financing.debtMultiple, multiple),
            format(financing.offerMultiple, multiple),
          )}
        </p>
      )}
      {outdatedSince !== null && (
        <p className={styles['quiet']}>{messages.outdated(formatDate(outdatedSince, 'minute'))}</p>
      )}
      {!proposal.ok && (
        <Notice tone="warning" title={messages.noMethod}>
          {proposal.reason}
        </Notice>
      )}
    </>
  );
}
