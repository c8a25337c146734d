import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { sampleNotes } from './sampleNotes.js';
import { trailingTwelveMonths } from './trailingTwelveMonths.js';

const filedOn = ({ figures }: FiscalPeriod): string =>
  Object.values(figures).reduce((latest, { source }) => (source.filed > latest ? source.filed : latest), '');

/**
 * Sample statements as they were known on a day. Sample companies never restate, so it is enough to leave out what was
 * filed later.
 */
export function knownSampleFundamentals(
  fundamentals: CompanyFundamentals,
  knownOn: string,
): CompanyFundamentals | null {
  const isKnown = (period: FiscalPeriod): boolean => filedOn(period) <= knownOn;
  const annual = fundamentals.annual.filter(isKnown);
  const quarterly = fundamentals.quarterly.filter(isKnown);
  const periods = [...annual, ...quarterly];
  if (periods.length === 0) return null;
  const { shareBasisChanges = [], ...others } = fundamentals;
  const knownChanges = shareBasisChanges.filter(({ filed }) => filed <= knownOn);
  return {
    ...others,
    knownOn,
    lastFiled: periods.map(filedOn).reduce((latest, filed) => (filed > latest ? filed : latest), ''),
    annual,
    quarterly,
    trailingTwelveMonths: trailingTwelveMonths(quarterly),
    ...(knownChanges.length > 0 && { shareBasisChanges: knownChanges }),
    ...sampleNotes(others.businessModel, knownChanges),
  };
}
