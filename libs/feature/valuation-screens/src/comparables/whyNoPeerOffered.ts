import type { SearchResult } from '@finance-analyst/components';
import type { ModelInstrument } from '@finance-analyst/documents';
import { isCompany } from './isCompany.js';
import { messages } from './messages.js';

/** Why a search offers no peer: nothing was found, or only the company of the model or peers that it has. */
export function whyNoPeerOffered(found: readonly SearchResult[], subject: ModelInstrument): string {
  if (found.length === 0) return messages.noCompanyFound;
  const own = found.filter(({ id }) => isCompany(id, subject));
  if (own.length === 0) return messages.alreadyCompared;
  return own.length === found.length
    ? messages.isSubject(subject.name)
    : messages.isSubjectOrCompared(subject.name);
}
