import { createContext, type FunctionComponent } from 'react';

export interface CompanyNotesProps {
  /** Of the company, with its market if it names one. */
  readonly symbol: string;
}

/** What other features know of the company on the screen, such as holdings of it; null for nothing. May suspend. */
export const CompanyNotesContext = createContext<FunctionComponent<CompanyNotesProps> | null>(null);
