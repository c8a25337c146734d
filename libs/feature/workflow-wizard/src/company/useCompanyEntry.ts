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

/** Why Next did not lead on; `loading` applies only until the company is loaded. */
type Refusal = 'loading' | { readonly reason: string };

export function useCompanyEntry(
  company: ChosenCompany,
  {
    onType,
    onChoose,
  }: {
    /** Told that the search is used. */
    readonly onType: () => void;
    readonly onChoose: (symbol: string) => void;
  },
): CompanyEntry {
  const search = useCompanySearch();
  const { query, status, results, failureMessage } = search;
  const inputRef = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const setQuery = (typed: string): void => {
    search.onQueryChange(typed);
    setRefusal(null);
    setAwaited(false);
  };
  const choose = (symbol: string): void => {
    setQuery('');
    onChoose(symbol);
  };
  const refuse = (reason: string): void => {
    setRefusal({ reason });
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
    search: {
      ...search,
      onQueryChange: (typed) => {
        setQuery(typed);
        onType();
      },
      onSelect: choose,
    },
    inputRef,
    problem:
      refusal !== 'loading'
        ? (refusal?.reason ?? null)
        : company.kind === 'loading'
          ? messages.companyLoading
          : null,
    accept: () => {
      if (query.trim() !== '') {
        if (status === 'loading') setAwaited(true);
        else takeTyped();
        return false;
      }
      if (company.kind === 'known' && company.proposal.ok) return true;
      if (company.kind === 'loading') setRefusal('loading');
      else refuse(company.kind === 'none' ? messages.companyNeeded : messages.otherCompanyNeeded);
      return false;
    },
    forgetProblem: () => {
      setRefusal(null);
    },
    clear: () => {
      setQuery('');
    },
  };
}
