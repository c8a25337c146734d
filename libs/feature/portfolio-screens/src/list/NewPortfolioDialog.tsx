import { Button, Dialog, Notice, Select, TextField, useAction } from '@finance-analyst/components';
import type { PortfolioPreset } from '@finance-analyst/documents';
import { portfolioPath } from '@finance-analyst/navigation';
import { newPortfolioOf, presetWords, storePortfolio } from '@finance-analyst/portfolios';
import { currencyPlaces } from '@finance-analyst/portfolio';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.js';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import styles from '../screen/Portfolio.module.css';

const presets = [
  { value: 'none', label: messages.noPreset },
  { value: 'growth', label: presetWords.growth.title },
  { value: 'value', label: presetWords.value.title },
] as const;

/** The name is what is entered first. */
const focusName = (form: HTMLFormElement | null): void => {
  form?.querySelector('input')?.focus();
};

/** Asks for the name, type and currency of a new portfolio, and opens it. */
export function NewPortfolioDialog({
  onClose,
  ...dependencies
}: PortfolioDependencies & { readonly onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [preset, setPreset] = useState<PortfolioPreset | 'none'>('none');
  const [currency, setCurrency] = useState('USD');
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const code = currency.trim().toUpperCase();
  const nameProblem = name.trim() === '' ? messages.nameNeeded : undefined;
  const currencyProblem = currencyPlaces(code) === undefined ? messages.currencyNeeded : undefined;
  const { isRunning, run: create } = useAction(async () => {
    setIsTried(true);
    if (nameProblem ?? currencyProblem) return;
    const stored = await storePortfolio(
      dependencies,
      name.trim(),
      newPortfolioOf(code, preset === 'none' ? null : preset),
    );
    if (stored.ok) void navigate(portfolioPath(stored.value));
    else setProblem(stored.reason);
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={messages.newPortfolio}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button variant="primary" isBusy={isRunning} onPress={() => void create()}>
          {messages.create}
        </Button>
      }
    >
      <form
        ref={focusName}
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {problem !== null && (
          <Notice tone="error" announce="assertive" title={messages.notCreated}>
            {problem}
          </Notice>
        )}
        <TextField
          label={messages.portfolioName}
          value={name}
          error={isTried ? nameProblem : undefined}
          onChange={setName}
        />
        <Select
          label={messages.type}
          description={preset === 'none' ? messages.noPresetExplained : presetWords[preset].explained}
          value={preset}
          options={presets}
          onChange={setPreset}
        />
        <TextField
          label={messages.currency}
          value={currency}
          maxLength={3}
          error={isTried ? currencyProblem : undefined}
          onChange={setCurrency}
        />
        {/* Enter submits only where there is a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
