import { Button, SegmentedControl, Select, TextField } from '@finance-analyst/components';
import type { PortfolioAccount } from '@finance-analyst/documents';
import { dayNumber } from '@finance-analyst/portfolio';
import { useState, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';
import type { NamedScope } from '../scope/scopesOf.js';
import type { AnalyticsSelection } from './AnalyticsSelection.js';
import { windowNames } from './AnalyticsSelection.js';
import styles from './Selection.module.css';
import { customDays, type HistoryWindow } from './windowOf.js';

const windows = windowNames.map((value) => ({ value, label: messages.windows[value] }));

const noScopes: ReadonlyMap<string, NamedScope> = new Map();

/** Chooses the window, the account and the part of the portfolio that is measured. */
export function SelectionBar({
  selection,
  accounts,
  scopes = noScopes,
  shown,
  onChange,
  children,
}: {
  readonly selection: AnalyticsSelection;
  readonly accounts: readonly PortfolioAccount[];
  /** By what the address says of them. */
  readonly scopes?: ReadonlyMap<string, NamedScope>;
  /** With which a custom window begins; null until there is one. */
  readonly shown: Pick<HistoryWindow, 'opens' | 'closes'> | null;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  /** What is measured, in words. */
  readonly children?: ReactNode;
}): ReactElement {
  const { window, from, to, account, scope } = selection;
  const choose = (chosen: AnalyticsSelection['window']): void => {
    onChange({ window: chosen, ...(chosen === 'custom' && window !== 'custom' && customDays(shown)) });
  };
  return (
    <div className={styles['bar']}>
      <div className={styles['windows']}>
        <SegmentedControl label={messages.window} value={window} options={windows} onChange={choose} />
      </div>
      <div className={styles['narrow']}>
        <Select label={messages.window} isLabelHidden value={window} options={windows} onChange={choose} />
      </div>
      {accounts.length > 1 && (
        <Select
          label={messages.account}
          isLabelHidden
          value={account ?? ''}
          options={[
            { value: '', label: messages.allAccounts },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(chosen) => {
            onChange({ account: chosen === '' ? null : chosen });
          }}
        />
      )}
      {scopes.size > 1 && (
        <Select
          label={messages.scope}
          isLabelHidden
          value={scope ?? ''}
          options={[
            { value: '', label: messages.allHoldings },
            ...[...scopes].map(
              ([
                value,
                {
                  scope: { kind, id },
                  name,
                },
              ]) => ({
                value,
                label: kind === 'sector' ? messages.sectorScope(name) : name,
                description: kind === 'holding' && name !== id ? id : undefined,
              }),
            ),
          ]}
          onChange={(chosen) => {
            onChange({ scope: chosen === '' ? null : chosen });
          }}
        />
      )}
      <div className={styles['shown']}>
        {window === 'custom' && (
          <CustomDays key={`${from ?? ''} ${to ?? ''}`} from={from} to={to} onChange={onChange} />
        )}
        {children}
      </div>
    </div>
  );
}

/** The days of a custom window; an empty one is the start, or today. */
function CustomDays({
  from,
  to,
  onChange,
}: Pick<AnalyticsSelection, 'from' | 'to'> & {
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
}): ReactElement {
  const [days, setDays] = useState({ from: from ?? '', to: to ?? '' });
  const [isTried, setIsTried] = useState(false);
  const problemOf = (day: string): string | undefined =>
    isTried && day.trim() !== '' && dayNumber(day.trim()) === null ? messages.dayNeeded : undefined;
  const isRight = (day: string): boolean => day.trim() === '' || dayNumber(day.trim()) !== null;
  return (
    <form
      className={styles['days']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isRight(days.from) && isRight(days.to))
          onChange({ from: days.from.trim() || null, to: days.to.trim() || null });
      }}
    >
      <TextField
        label={messages.from}
        value={days.from}
        maxLength={10}
        error={problemOf(days.from)}
        onChange={(value) => {
          setDays({ ...days, from: value });
        }}
      />
      <TextField
        label={messages.to}
        value={days.to}
        maxLength={10}
        error={problemOf(days.to)}
        onChange={(value) => {
          setDays({ ...days, to: value });
        }}
      />
      <Button type="submit">{messages.apply}</Button>
    </form>
  );
}
