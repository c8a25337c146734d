import { createContext, type ReactNode } from 'react';

export interface CompanyNotesProps {
  /** Of the company, with its market if it names one. */
  readonly symbol: string;
}

/** What other features know of a company, by its symbol, such as holdings of it; null for nothing. May suspend. */
export const CompanyNotesContext = createContext<((symbol: string) => ReactNode) | null>(null);
