import { Button, classNames, IconButton, Panel, Select } from '@finance-analyst/components';
import { lotMethods } from '@finance-analyst/portfolio';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import type { AccountsViewProps } from './AccountsView.js';
import { NewAccountDialog } from './NewAccountDialog.js';

const methods = lotMethods.map((value) => ({ value, label: messages.lotMethods[value] }));

/** The accounts, each with the lots that it sells first. */
export function AccountsPanel({
  body,
  editing,
  isReadOnly,
  createId,
}: Pick<AccountsViewProps, 'body' | 'editing' | 'isReadOnly' | 'createId'>): ReactElement {
  const [isAdding, setIsAdding] = useState(false);
  const used = new Set(body.rows.flatMap(({ account, otherAccount }) => [account, otherAccount]));
  const add = !isReadOnly && (
    <Button
      variant="link"
      icon="plus"
      onPress={() => {
        setIsAdding(true);
      }}
    >
      {messages.addAccount}
    </Button>
  );
  return (
    <>
      <Panel
        title={messages.accounts}
        actions={body.accounts.length > 0 && add}
        state={
          body.accounts.length === 0
            ? {
                kind: 'empty',
                title: messages.noAccounts,
                message: messages.noAccountsExplained,
                action: add,
              }
            : { kind: 'ready' }
        }
      >
        <ul className={classNames(styles['list'], styles['spaced'])}>
          {body.accounts.map((account) => (
            <li key={account.id}>
              <span>
                {account.name} <span className={styles['quiet']}>{account.currency}</span>
              </span>
              <span className={styles['actions']}>
                <Select
                  label={messages.lotMethod}
                  value={account.lotMethod}
                  options={methods}
                  isDisabled={isReadOnly}
                  onChange={(lotMethod) => {
                    editing.edit(
                      (before) => ({
                        ...before,
                        accounts: before.accounts.map((one) =>
                          one.id === account.id ? { ...one, lotMethod } : one,
                        ),
                      }),
                      () => messages.lotMethodChanged(account.name, messages.lotMethods[lotMethod]),
                    );
                  }}
                />
                {!isReadOnly && !used.has(account.id) && (
                  <IconButton
                    icon="trash"
                    label={messages.removeAccount(account.name)}
                    onPress={() => {
                      editing.edit(
                        (before) => ({
                          ...before,
                          accounts: before.accounts.filter(({ id }) => id !== account.id),
                        }),
                        () => messages.accountRemoved(account.name),
                      );
                    }}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {isAdding && (
        <NewAccountDialog
          accounts={body.accounts}
          currency={body.currency}
          lotMethod={body.lotMethod}
          onAdd={(account) => {
            editing.edit(
              (before) => ({ ...before, accounts: [...before.accounts, { ...account, id: createId() }] }),
              () => messages.accountAdded(account.name),
            );
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
}
