import { day, reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { noteFigure } from '../fundamentals/noteFigure.js';
import { holds, statementIdentities, type StatementIdentity } from '../fundamentals/statementIdentities.js';
import { statementIdentityProblems } from '../fundamentals/statementIdentityProblems.js';
import { filingStatements, type FilingStatements, type Statements } from './filingStatements.js';
import type { StatementSource } from './periodFigures.js';

type Identity = StatementIdentity['identity'];

const names: Readonly<Record<Identity, string>> = {
  'balance-sheet': 'balance sheet figures',
  'cash-flow': 'cash flows',
};

/** A period, and what a reader should know of where its figures come from. */
export interface CoherentStatements {
  readonly period: FiscalPeriod;
  readonly notes: readonly Reason[];
}

/**
 * A period whose accounting identities hold. Where figures of several filings do not sum up, those of the newest
 * filing that does replace them. The notes say which were replaced, and what does not sum up within any filing. Cash
 * flows of quarters and of twelve months are differences between filings, and stay.
 */
export function coherentStatements(source: StatementSource, period: FiscalPeriod): CoherentStatements {
  return statementIdentityProblems(period).reduce<CoherentStatements>(
    (before, { identity, clause }) => {
      if (identity === 'cash-flow' && period.kind !== 'annual') return before;
      const filings = filingStatements(source, before.period, identity);
      const sound = filings.find(
        (filing) => tested(filing, identity) && isSound(joined(before.period, filing), identity),
      );
      if (!sound)
        return { ...before, notes: [...before.notes, unsoundNote(period, identity, filings, clause)] };
      const note = reason`The ${names[identity]} of ${period.label} are from the filing of ${day(sound.filed)}, the newest in which they add up.`;
      return {
        period: { ...before.period, ...joined(before.period, sound) },
        notes: [...before.notes, note],
      };
    },
    { period, notes: [] },
  );
}

function tested(statements: Statements, identity: Identity): StatementIdentity | undefined {
  return statementIdentities(statements).find((candidate) => candidate.identity === identity);
}

function isSound(statements: Statements, identity: Identity): boolean {
  const result = tested(statements, identity);
  return result !== undefined && holds(result);
}

/** The figures of one filing over those of the period. Earlier values that differ stay known. */
function joined({ figures, exchangeRateEffect }: Statements, filing: FilingStatements): Statements {
  const replaced = Object.entries(filing.figures).map(([line, figure]) => {
    const served = figures[line as keyof typeof figures];
    const earlier = [...(served?.restatedFrom ?? [])].filter(
      ({ value, source }) => value !== figure.value && source.filed < figure.source.filed,
    );
    return [line, { ...figure, restatedFrom: earlier }] as const;
  });
  const effect = filing.exchangeRateEffect ?? exchangeRateEffect;
  return {
    figures: { ...figures, ...Object.fromEntries(replaced) },
    ...(effect && { exchangeRateEffect: effect }),
  };
}

/** A filer is said to break an identity only where one filing gives both sides, and it has no total that says otherwise. */
function unsoundNote(
  { label, currency }: FiscalPeriod,
  identity: Identity,
  filings: readonly FilingStatements[],
  clause: Reason,
): Reason {
  const filing = filings.find((statements) => tested(statements, identity));
  const own = filing && tested(filing, identity);
  if (!filing || !own) return reason`${clause}: no single filing reports all of them.`;
  if (filing.isBalanced)
    return reason`The balance sheet of ${label} includes claims of ${noteFigure(own.difference)} ${currency} under tags not checked.`;
  return reason`${own.sides} of ${label} differ by ${noteFigure(own.difference)} ${currency}.`;
}
