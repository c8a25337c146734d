import type { PortfolioBody } from '@finance-analyst/documents';
import { instrumentKey, type LedgerInstrument } from '@finance-analyst/portfolio';
import type { ImportPlan } from '../plan/ImportPlan.js';

/** What a person calls the accounts and instruments of a plan. */
export interface PlanNames {
  readonly account: (id: string) => string;
  readonly instrument: (instrument: LedgerInstrument) => string;
}

export function planNames(body: PortfolioBody, plan: ImportPlan): PlanNames {
  const accounts = new Map(
    [...body.accounts, ...plan.accounts.map(({ account }) => account)].map(({ id, name }) => [id, name]),
  );
  const instruments = new Map(
    [...body.instruments, ...plan.instruments.map(({ instrument }) => instrument)].map((instrument) => [
      instrumentKey(instrument),
      instrument,
    ]),
  );
  return {
    account: (id) => accounts.get(id) ?? '',
    instrument: (own) => {
      const name = instruments.get(instrumentKey(own))?.name ?? null;
      return name === null || name === own.symbol ? own.symbol : `${own.symbol} · ${name}`;
    },
  };
}
