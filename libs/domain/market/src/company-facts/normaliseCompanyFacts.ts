import type { CompanyFundamentals } from '../fundamentals/CompanyFundamentals.js';
import { writeNote } from '../fundamentals/writeNote.js';
import { annualPeriods, quarterlyPeriods, trailingTwelveMonths } from './buildPeriods.js';
import { businessModelOf } from './businessModelOf.js';
import { coherentStatements } from './coherentStatements.js';
import { FactStore } from './FactStore.js';
import type { FiledFact } from './FiledFact.js';
import { fiscalCalendar } from './fiscalCalendar.js';
import { fundamentalsNotes } from './fundamentalsNotes.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import { dayNumber } from './isoDay.js';
import { loadFacts } from './loadFacts.js';
import { onNewestShareBasis } from './onNewestShareBasis.js';
import { readCompanyFacts } from './readCompanyFacts.js';
import { reportingBasis } from './reportingBasis.js';
import { shareBasisChanges } from './shareBasisChanges.js';
import { coverSharesTag } from './sharesOnCover.js';
import { linesRead } from './StatementFormulas.js';
import { usGaapFormulas } from './usGaapFormulas.js';

/** Statements, or why there are none. */
export type NormalisedCompanyFacts =
  | { readonly ok: true; readonly value: CompanyFundamentals }
  | {
      readonly ok: false;
      /** Whether the document could not be read at all, or has no statements of a full year. */
      readonly kind: 'unreadable' | 'no-statements';
      readonly reason: string;
    };

/**
 * A company's statements as they were known at the end of `knownOn` (an ISO date), from its SEC companyfacts
 * document as parsed JSON. Amounts are in whole units of the reporting currency, shares in shares. Each figure
 * keeps the filed fact it rests on or, where no filing states it, the facts it is computed from; a line that is
 * not filed is missing. Never throws on what a document may hold: a wrong shape, no statement or no full fiscal
 * year by that day gives a reason. Source of the form: SEC, EDGAR application programming interfaces.
 */
export function normaliseCompanyFacts(
  facts: unknown,
  options: { readonly symbol: string; readonly knownOn: string },
): NormalisedCompanyFacts {
  const { symbol, knownOn } = options;
  if (dayNumber(knownOn) === null)
    return without(`${knownOn} is not a date from 1900 to 2200, such as 2026-01-31.`);
  const read = readCompanyFacts(facts);
  if (!read.ok) return { ...read, kind: 'unreadable' };
  const document = read.value;
  const basis = reportingBasis(document, knownOn);
  if (!basis) return without(`The company facts include no statement filed by ${knownOn}.`);

  const formulas = basis.taxonomy === 'us-gaap' ? usGaapFormulas : ifrsFormulas;
  const loaded = loadFacts(document, basis, formulas, knownOn);
  const store = new FactStore(loaded.facts);
  const source = { store, formulas, currency: basis.currency };
  const years = fiscalCalendar(loaded.facts);
  const coherent = annualPeriods(source, years).map((period) => coherentStatements(source, period));
  const annual = coherent.map(({ period }) => period);
  if (annual.length === 0)
    return without(`The company facts include no full fiscal year filed by ${knownOn}.`);

  const changes = shareBasisChanges(store, formulas);
  const quarterly = quarterlyPeriods(source, years).map((period) =>
    onNewestShareBasis(coherentStatements(source, period).period, changes),
  );
  const trailing = trailingTwelveMonths(source, years, annual);
  const business = businessModelOf(document, basis, knownOn);
  const noteReasons = fundamentalsNotes({
    source,
    basis,
    unreadable: loaded.unreadable,
    hasCoverShares: store.factsOf(coverSharesTag).length > 0,
    businessNotes: business.notes,
    years,
    annual,
    quarterly,
    shareBasisChanges: changes,
    linesRead: linesRead(formulas),
    coherenceNotes: coherent.flatMap(({ notes }) => notes),
  });
  return {
    ok: true,
    value: {
      symbol,
      name: document.entityName,
      source: 'sec-edgar',
      currency: basis.currency,
      accountingStandard: basis.taxonomy === 'us-gaap' ? 'us-gaap' : 'ifrs',
      businessModel: business.businessModel,
      ...(document.industryCode !== null && { industryCode: document.industryCode }),
      knownOn,
      lastFiled: newestFiling(loaded.facts),
      annual,
      quarterly,
      trailingTwelveMonths: trailing && coherentStatements(source, trailing).period,
      ...(changes.length > 0 && { shareBasisChanges: changes }),
      notes: noteReasons.map(writeNote),
      noteReasons,
    },
  };
}

const without = (reason: string): NormalisedCompanyFacts => ({ ok: false, kind: 'no-statements', reason });

function newestFiling(facts: readonly FiledFact[]): string {
  return facts.reduce((newest, { source }) => (source.filed > newest ? source.filed : newest), '');
}
