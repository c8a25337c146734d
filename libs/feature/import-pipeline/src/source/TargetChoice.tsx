import { Button, Notice, Select, Skeleton, TextField } from '@finance-analyst/components';
import { useEffect, type ReactElement } from 'react';
import { isCurrency } from '../flow/isCurrency.js';
import type { ImportTarget } from '../flow/ImportTarget.js';
import { messages } from '../messages.js';
import styles from './ChooseStep.module.css';
import { isSample } from './isSample.js';
import { portfolioInAddress } from './portfolioInAddress.js';
import type { Portfolios } from './usePortfolios.js';

const newValue = 'new portfolio';

export interface TargetChoiceProps {
  readonly portfolios: Portfolios;
  readonly target: ImportTarget | null;
  /** Shows what is missing in the fields of a new portfolio. */
  readonly showsMissing: boolean;
  readonly onChoose: (target: ImportTarget) => void;
  readonly onRetry: () => void;
}

/** A portfolio of the workspace, or a new one with its name and currency. */
export function TargetChoice({
  portfolios,
  target,
  showsMissing,
  onChoose,
  onRetry,
}: TargetChoiceProps): ReactElement {
  useEffect(() => {
    if (target || portfolios.kind !== 'known') return;
    const asked = portfolioInAddress();
    const row =
      portfolios.rows.find(({ id }) => id === asked) ?? portfolios.rows.find((found) => !isSample(found));
    onChoose(row ? { kind: 'existing', id: row.id } : { kind: 'new', title: '', currency: '' });
  }, [portfolios, target, onChoose]);
  if (portfolios.kind === 'failed')
    return (
      <Notice
        tone="error"
        announce="assertive"
        title={messages.portfoliosFailed}
        action={
          <Button variant="link" onPress={onRetry}>
            {messages.retry}
          </Button>
        }
      >
        {portfolios.reason}
      </Notice>
    );
  if (portfolios.kind === 'loading' || !target)
    return (
      <div aria-busy="true" aria-label={messages.loadingPortfolios} role="status">
        <Skeleton lines={2} />
      </div>
    );
  const options = [
    ...portfolios.rows.map(({ id, title, currency }) => ({
      value: id,
      label: title,
      ...(currency === null ? {} : { description: currency }),
    })),
    { value: newValue, label: messages.newPortfolio },
  ];
  return (
    <div className={styles['fields']}>
      {portfolios.rows.length > 0 && (
        <Select
          label={messages.portfolio}
          value={target.kind === 'existing' ? target.id : newValue}
          options={options}
          onChange={(id) => {
            onChoose(id === newValue ? { kind: 'new', title: '', currency: '' } : { kind: 'existing', id });
          }}
        />
      )}
      {target.kind === 'new' && (
        <>
          <TextField
            label={portfolios.rows.length > 0 ? messages.name : messages.newPortfolio}
            value={target.title}
            description={messages.nameOfFile}
            autoComplete="off"
            onChange={(title) => {
              onChoose({ ...target, title });
            }}
          />
          <TextField
            label={messages.currency}
            description={messages.currencyOfFile}
            value={target.currency}
            maxLength={3}
            autoComplete="off"
            {...(showsMissing && target.currency !== '' && !isCurrency(target.currency)
              ? { error: messages.currencyNeeded }
              : {})}
            onChange={(typed) => {
              onChoose({ ...target, currency: typed.trim().toUpperCase() });
            }}
          />
        </>
      )}
    </div>
  );
}
