import { Button, Dialog, Select, TextField } from '@finance-analyst/components';
import type { PortfolioAccount } from '@finance-analyst/documents';
import { currencyPlaces, dayNumber, lotMethods, type LotMethod } from '@finance-analyst/portfolio';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import { accountNameProblem } from './accountNameProblem.js';

const methods = lotMethods.map((value) => ({ value, label: messages.lotMethods[value] }));

/** Asks for the name and currency of a new account, and how it sells its lots. */
export function NewAccountDialog({
  accounts,
  currency: usual,
  lotMethod: usualMethod = 'fifo',
  onAdd,
  onClose,
}: {
  /** Those that there are. */
  readonly accounts: readonly PortfolioAccount[];
  readonly currency: string;
  /** The one that is chosen at first. */
  readonly lotMethod?: LotMethod | undefined;
  readonly onAdd: (account: Omit<PortfolioAccount, 'id'>) => void;
  readonly onClose: () => void;
}): ReactElement {
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState(usual);
  const [opened, setOpened] = useState('');
  const [lotMethod, setLotMethod] = useState<LotMethod>(usualMethod);
  const [isTried, setIsTried] = useState(false);
  const nameProblem = accountNameProblem(name, accounts);
  const currencyProblem =
    currencyPlaces(currency.trim().toUpperCase()) === undefined ? messages.currencyNeeded : null;
  const openedProblem =
    opened.trim() === '' || dayNumber(opened.trim()) !== null ? null : messages.openedNeeded;
  const shown = (problem: string | null): string | undefined =>
    isTried ? (problem ?? undefined) : undefined;
  const add = (): void => {
    setIsTried(true);
    if (nameProblem ?? currencyProblem ?? openedProblem) return;
    onAdd({
      name: name.trim(),
      currency: currency.trim().toUpperCase(),
      opened: opened.trim() || null,
      lotMethod,
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={messages.addAccount}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button variant="primary" onPress={add}>
          {messages.addAccount}
        </Button>
      }
    >
      <form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField label={messages.accountName} value={name} error={shown(nameProblem)} onChange={setName} />
        <TextField
          label={messages.currency}
          value={currency}
          maxLength={3}
          error={shown(currencyProblem)}
          onChange={setCurrency}
        />
        <TextField
          label={messages.opened}
          value={opened}
          placeholder="2020-01-31"
          error={shown(openedProblem)}
          onChange={setOpened}
        />
        <Select label={messages.lotMethod} value={lotMethod} options={methods} onChange={setLotMethod} />
        {/* Enter submits only where there is a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
