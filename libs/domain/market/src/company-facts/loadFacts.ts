import type { FiledFact } from './FiledFact.js';
import { totalClaimsTags } from './filingStatements.js';
import { lineUnit } from './lineNature.js';
import { readFacts, type CompanyFactsDocument } from './readCompanyFacts.js';
import type { ReportingBasis } from './reportingBasis.js';
import { shareCountTags } from './shareBasisChanges.js';
import { coverSharesTag } from './sharesOnCover.js';
import { formulaLines, type StatementFormulas } from './StatementFormulas.js';
import { tagsOf } from './TagFormula.js';

/** The facts of every tag that the formulas read, in the reporting currency, and how many rows were unreadable. */
export function loadFacts(
  document: CompanyFactsDocument,
  { taxonomy, currency }: ReportingBasis,
  formulas: StatementFormulas,
  knownOn: string,
): { readonly facts: readonly FiledFact[]; readonly unreadable: number } {
  const unitOfTag = new Map<string, string>();
  for (const line of formulaLines)
    for (const tag of tagsOf(formulas[line])) unitOfTag.set(tag, lineUnit(line, currency));

  for (const tag of totalClaimsTags) unitOfTag.set(tag, currency);
  for (const tag of shareCountTags(formulas)) unitOfTag.set(tag, 'shares');

  const read = [...unitOfTag].map(([tag, unit]) => readFacts(document, { taxonomy, tag, unit }, knownOn));
  read.push(readFacts(document, { taxonomy: 'dei', tag: coverSharesTag, unit: 'shares' }, knownOn));
  return {
    facts: read.flatMap(({ facts }) => facts),
    unreadable: read.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}
