import { normaliseCompanyFacts } from '../company-facts/normaliseCompanyFacts.js';
import type { CompanyFundamentals } from '../fundamentals/CompanyFundamentals.js';
import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';

/** The statements of a document that is expected to have some. */
export function normalised(document: unknown, knownOn = '2026-12-31'): CompanyFundamentals {
  const result = normaliseCompanyFacts(document, { symbol: 'EXM', knownOn });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** The period of a label: `FY2023`, `Q4 2023`. */
export function periodOf({ annual, quarterly }: CompanyFundamentals, label: string): FiscalPeriod {
  const period = [...annual, ...quarterly].find((candidate) => candidate.label === label);
  if (!period) throw new Error(`No period ${label}`);
  return period;
}
