import { Button, Notice } from '@finance-analyst/components';
import type { OverlayContentProps } from '@finance-analyst/contributions';
import { useEffect, useState, type ReactElement } from 'react';
import { useChosenCompany } from './company/useChosenCompany.js';
import { useCompanyEntry } from './company/useCompanyEntry.js';
import { flowName, portfolioFlowName } from './creation/flowName.js';
import { useCreation } from './creation/useCreation.js';
import { usePortfolioCreation } from './creation/usePortfolioCreation.js';
import { entriesMemory, noEntries } from './entries/entriesMemory.js';
import type { WizardEntries } from './entries/WizardEntries.js';
import { yearsOf } from './entries/yearsOf.js';
import { messages } from './messages.js';
import { CompanyStep } from './steps/CompanyStep.js';
import { NamingStep } from './steps/NamingStep.js';
import { PortfolioStep } from './steps/PortfolioStep.js';
import { PresetStep } from './steps/PresetStep.js';
import { StepFrame } from './steps/StepFrame.js';
import type { WizardDependencies } from './WizardDependencies.js';
import styles from './WorkflowWizard.module.css';

const modelTitles = [messages.presetStep, messages.companyStep, messages.namingStep];
const portfolioTitles = [messages.presetStep, messages.portfolioStep];

/** From a kind of model and a company to a saved model, or from a kind of portfolio to a saved portfolio. */
export function WorkflowWizard(props: WizardDependencies & OverlayContentProps): ReactElement {
  const { analytics } = props;
  const [entries, setEntries] = useState(entriesMemory.read);
  const company = useChosenCompany(entries.symbol, entries.preset);
  const model = useCreation(props);
  const portfolio = usePortfolioCreation(props);
  const isPortfolio = entries.portfolio !== null;
  const { isBusy, problem } = isPortfolio ? portfolio : model;
  const [isTried, setIsTried] = useState(false);
  const titles = isPortfolio ? portfolioTitles : modelTitles;
  const change = (changes: Partial<WizardEntries>): void => {
    const next = { ...entries, ...changes };
    entriesMemory.write(next);
    setEntries(next);
    model.forgetProblem();
    portfolio.forgetProblem();
  };
  const proposal = company.kind === 'known' && company.proposal.ok ? company.proposal.value : null;
  // A company that has to be loaded again, or that fits no longer, is not named.
  const step = isPortfolio ? Math.min(entries.step, 1) : entries.step === 2 && !proposal ? 1 : entries.step;
  const companyEntry = useCompanyEntry(company, {
    // The step stays when the company is loaded that was chosen before.
    onType: () => {
      if (entries.step !== step) change({ step });
    },
    onChoose: (symbol) => {
      // The title and the years were for another company.
      change({ symbol, step, ...(symbol === entries.symbol ? {} : { title: null, years: noEntries.years }) });
    },
  });
  useEffect(() => {
    analytics.record({ flow_name: isPortfolio ? portfolioFlowName : flowName, step: step + 1 });
  }, [analytics, step, isPortfolio]);

  const go = (to: number): void => {
    companyEntry.forgetProblem();
    change({ step: to });
  };
  const isLast = step === titles.length - 1;
  const isComplete = isPortfolio || (yearsOf(entries.years) !== null && entries.title?.trim() !== '');
  const submit = (): void => {
    if (isPortfolio && isLast) {
      setIsTried(true);
      void portfolio.create(entries);
      return;
    }
    if (step === 0 || (step === 1 && companyEntry.accept())) go(step + 1);
    else if (step === 2 && company.kind === 'known') void model.create(company, entries);
  };
  return (
    <form
      className={styles['wizard']}
      // The button of the next step takes the place of this one: a double-click presses it once.
      onClickCapture={(event) => {
        const isSubmit = event.target instanceof Element && event.target.closest('[type=submit]') !== null;
        if (isSubmit && event.detail > 1) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepFrame key={step} title={titles[step] ?? ''} number={step + 1} count={titles.length}>
        {step === 0 && (
          <PresetStep
            preset={entries.portfolio ?? entries.preset}
            onChoose={(preset) => {
              if (preset === 'growth' || preset === 'value') change({ portfolio: preset });
              // The title names the method.
              else change({ preset, portfolio: null, title: null });
            }}
          />
        )}
        {step === 1 && entries.portfolio !== null && (
          <PortfolioStep preset={entries.portfolio} entries={entries} isTried={isTried} onChange={change} />
        )}
        {step === 1 && !isPortfolio && <CompanyStep company={company} entry={companyEntry} />}
        {step === 2 && proposal && <NamingStep entries={entries} proposal={proposal} onChange={change} />}
        {problem !== null && (
          <Notice
            tone="error"
            announce="assertive"
            title={isPortfolio ? messages.portfolioNotCreated : messages.notCreated}
          >
            {problem}
          </Notice>
        )}
      </StepFrame>
      <div className={styles['buttons']}>
        {(entries.symbol !== null || entries.preset !== noEntries.preset || isPortfolio) && (
          <Button
            variant="quiet"
            onPress={() => {
              companyEntry.clear();
              change(noEntries);
            }}
          >
            {messages.discard}
          </Button>
        )}
        <span className={styles['space']} />
        {step > 0 && (
          <Button
            onPress={() => {
              go(step - 1);
            }}
          >
            {messages.back}
          </Button>
        )}
        {!isLast ? (
          <Button type="submit" variant="primary">
            {messages.next}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isComplete}
            isBusy={isBusy}
            busyLabel={isPortfolio ? messages.creatingPortfolio : messages.creating}
          >
            {isPortfolio ? messages.createPortfolio : messages.create}
          </Button>
        )}
      </div>
    </form>
  );
}
