import type { SearchState } from '@finance-analyst/components';
import { useCompanySearch } from '@finance-analyst/market-data';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { messages } from '../messages.js';
import type { ChosenCompany } from './ChosenCompany.js';
import { exactMatch } from './exactMatch.js';

/** The search field of the company, and what Next does with the text in it. */
export interface CompanyEntry {
  readonly search: SearchState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Why Next did not lead on. */
  readonly problem: string | null;
  /** Takes a company typed in full; true if a company with a method is chosen and nothing else is typed. */
  readonly accept: () => boolean;
  readonly forgetProblem: () => void;
  readonly clear: () => void;
}

export function useCompanyEntry(company: ChosenCompany, onChoose: (symbol: string) => void): CompanyEntry {
  const search = useCompanySearch();
  const { query, status, results, failureMessage } = search;
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const setQuery = (typed: string): void => {
    search.onQueryChange(typed);
    setProblem(null);
    setAwaited(false);
  };
  const choose = (symbol: string): void => {
    setQuery('');
    onChoose(symbol);
  };
  const refuse = (reason: string): void => {
    setProblem(reason);
    inputRef.current?.focus();
  };
  const takeTyped = (): void => {
    setAwaited(false);
    const match = exactMatch(results, query);
    if (match) choose(match.id);
    else if (status === 'failed') refuse(failureMessage ?? messages.searchFailed);
    else if (results.length === 0) refuse(messages.noCompanyFound);
    else refuse(messages.chooseFromList(company.kind === 'known' ? company.fundamentals.name : null));
  };
  const onAnswered = useEffectEvent(takeTyped);
  useEffect(() => {
    if (isAwaited && status !== 'loading') onAnswered();
  }, [isAwaited, status]);
  return {
    search: { ...search, onQueryChange: setQuery, onSelect: choose },
    inputRef,
    problem,
    accept: () => {
      if (query.trim() !== '') {
        if (status === 'loading') setAwaited(true);
        else takeTyped();
        return false;
      }
      if (company.kind === 'known' && company.proposal.ok) return true;
      if (company.kind === 'loading') setProblem(messages.companyLoading);
      else refuse(company.kind === 'none' ? messages.companyNeeded : messages.otherCompanyNeeded);
      return false;
    },
    forgetProblem: () => {
      setProblem(null);
    },
    clear: () => {
      setQuery('');
    },
  };
}
