import { portfolioPath } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import { newPortfolioOf, storePortfolio } from '@finance-analyst/portfolios';
import { useEffect, useRef, useState } from 'react';
import { entriesMemory, noEntries } from '../entries/entriesMemory.js';
import { portfolioOf } from '../entries/portfolioOf.js';
import type { WizardEntries } from '../entries/WizardEntries.js';
import { messages } from '../messages.js';
import type { WizardDependencies } from '../WizardDependencies.js';
import { portfolioFlowName } from './flowName.js';

export interface PortfolioCreation {
  readonly isBusy: boolean;
  /** Why the last attempt failed; null if there was none. */
  readonly problem: string | null;
  readonly forgetProblem: () => void;
  readonly create: (entries: WizardEntries) => Promise<void>;
}

/** Makes the portfolio as the portfolio screen does, saves it and opens it. */
export function usePortfolioCreation(dependencies: WizardDependencies): PortfolioCreation {
  const { analytics, store, navigate } = dependencies;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const create = async (entries: WizardEntries): Promise<void> => {
    const given = portfolioOf(entries);
    if (!given || isBusy) return;
    setBusy(true);
    setProblem(null);
    const stored = await storePortfolio(
      dependencies,
      given.name,
      newPortfolioOf(given.currency, entries.portfolio),
    );
    setBusy(false);
    if (!stored.ok) {
      setProblem(stored.reason);
      return;
    }
    entriesMemory.write(noEntries);
    analytics.record({ flow_name: portfolioFlowName, step: 'created' });
    store.dispatch(
      notify({ type: 'success', title: messages.portfolioCreated, message: messages.isSaved(given.name) }),
    );
    if (isShown.current) navigate(portfolioPath(stored.value));
  };
  return {
    isBusy,
    problem,
    forgetProblem: () => {
      setProblem(null);
    },
    create,
  };
}
