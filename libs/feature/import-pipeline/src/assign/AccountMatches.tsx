import { Button, Notice, Select, TextField } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { choiceOf } from '../plan/choiceOf.js';
import type { ImportChoices } from '../plan/ImportChoices.js';
import type { AccountMatch, ImportPlan } from '../plan/ImportPlan.js';
import styles from './Assign.module.css';

const newValue = 'new account';

export interface AccountMatchesProps {
  readonly plan: ImportPlan;
  readonly body: PortfolioBody;
  readonly choices: ImportChoices['accounts'];
  readonly onChoose: (accounts: ImportChoices['accounts']) => void;
  /** Of new accounts, as entered. */
  readonly names: ImportChoices['accountNames'];
  readonly onName: (names: ImportChoices['accountNames']) => void;
}

/** The accounts of the file, each with the account of the portfolio that its transactions go to. */
export function AccountMatches({
  plan,
  body,
  choices,
  onChoose,
  names,
  onName,
}: AccountMatchesProps): ReactElement {
  const { format } = useFigureFormat();
  const count = (value: number): string => format(value, { kind: 'count' });
  const matches = plan.accounts.filter(({ transactions }) => transactions > 0);
  const nameOf = (id: string): string => body.accounts.find((account) => account.id === id)?.name ?? '';
  const rowOf = ({ filed, account, isNew, transactions }: AccountMatch): ReactElement => {
    const choice = choiceOf(choices, filed ?? '');
    const known = body.accounts.some(({ id }) => id === choice) ? choice : undefined;
    const value = known ?? (choice === null || isNew ? newValue : account.id);
    const entered = Object.hasOwn(names, filed ?? '') ? names[filed ?? ''] : undefined;
    const newName = entered ?? (isNew ? account.name : (filed ?? account.name));
    const options = [
      ...body.accounts.map(({ id, name, currency }) => ({
        value: id,
        label: messages.account(name, currency),
      })),
      { value: newValue, label: messages.newAccount(newName) },
    ];
    const choose = (id: string): void => {
      onChoose({ ...choices, [filed ?? '']: id === newValue ? null : id });
    };
    const name = filed || messages.unnamedAccount;
    const elsewhere =
      value === newValue ? plan.elsewhere.filter(({ newAccount }) => newAccount === account.id) : [];
    return (
      <li key={filed} className={styles['match']}>
        <span className={styles['filed']}>
          {name}
          <span className={styles['detail']}>
            {messages.transactionCount(transactions, count(transactions))}
          </span>
        </span>
        <Select
          label={messages.accountFor(filed)}
          isLabelHidden
          value={value}
          options={options}
          onChange={choose}
        />
        {value === newValue && (
          <div className={styles['wide']}>
            <TextField
              label={messages.newAccountName(filed)}
              value={newName}
              onChange={(typed) => {
                onName({ ...names, [filed ?? '']: typed });
              }}
            />
          </div>
        )}
        {elsewhere.map((found) => (
          <div key={found.account} className={styles['wide']}>
            <Notice
              tone="warning"
              action={
                <Button
                  variant="link"
                  onPress={() => {
                    choose(found.account);
                  }}
                >
                  {messages.useAccount(nameOf(found.account))}
                </Button>
              }
            >
              {messages.elsewhere(found.rows, count(found.rows), nameOf(found.account))}
            </Notice>
          </div>
        ))}
      </li>
    );
  };
  return (
    <section className={styles['group']}>
      <h4 className={styles['title']}>{messages.accounts}</h4>
      <ul className={styles['list']}>{matches.map(rowOf)}</ul>
    </section>
  );
}
