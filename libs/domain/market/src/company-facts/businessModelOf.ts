import type { BusinessModel } from '../fundamentals/CompanyFundamentals.js';
import { bankTags, insurerTags, propertyTags, type BusinessTags } from './businessTags.js';
import { industryKinds } from './industryKinds.js';
import { readFacts, type CompanyFactsDocument } from './readCompanyFacts.js';
import type { ReportingBasis } from './reportingBasis.js';

const models = [
  {
    businessModel: 'bank',
    tags: bankTags,
    note: 'The filer is a bank: customer deposits fund its assets.',
  },
  {
    businessModel: 'insurer',
    tags: insurerTags,
    note: 'The filer is an insurer: premiums are most of its revenue.',
  },
  {
    businessModel: 'property',
    tags: propertyTags,
    note: 'The filer is a property company: investment property is most of its assets.',
  },
] as const satisfies readonly {
  readonly businessModel: BusinessModel;
  readonly tags: BusinessTags;
  readonly note: string;
}[];

/** Division H of the classification: finance, insurance and real estate. Its broad codes contradict none of the kinds. */
const financeOrProperty = /^6[0-7]/;

/** A kind of business, and what decided it as sentences: empty for an operating company that nothing contradicts. */
export interface JudgedBusiness {
  readonly businessModel: BusinessModel;
  readonly notes: readonly string[];
}

/**
 * What kind of business the newest facts show. A bank: customers' deposits are at least a fifth of total assets, and
 * interest income is filed. An insurer: earned premiums are at least half of revenue, and claims or policy
 * liabilities are filed. A property company: investment property is at least half of total assets, and rent is
 * filed. Where the figures show none of these, the industry code decides, see `industryKinds`. Anything else is
 * `operating`.
 */
export function businessModelOf(
  document: CompanyFactsDocument,
  basis: ReportingBasis,
  knownOn: string,
): JudgedBusiness {
  const newestValues = (tag: string): ReadonlyMap<string, number> => {
    const { facts } = readFacts(document, { taxonomy: basis.taxonomy, tag, unit: basis.currency }, knownOn);
    return new Map(facts.map(({ start, end, value }) => [`${end} ${start}`, value]));
  };
  const { industryCode } = document;
  const byCode = industryKinds.find(({ codes }) => industryCode !== null && codes.has(industryCode)) ?? null;
  const byFigures = models.find(({ tags }) => fits(tags, newestValues)) ?? null;
  if (byFigures) {
    const differs = byCode
      ? byCode.businessModel !== byFigures.businessModel
      : industryCode !== null && !financeOrProperty.test(industryCode);
    const other = `Its industry code, SIC ${industryCode}, is of ${byCode?.name ?? 'another business'}; its figures decide.`;
    return {
      businessModel: byFigures.businessModel,
      notes: differs ? [byFigures.note, other] : [byFigures.note],
    };
  }
  if (!byCode) return { businessModel: 'operating', notes: [] };
  const code = `industry code, SIC ${industryCode}`;
  const { businessModel, name, alsoFiled } = byCode;
  if (alsoFiled && !alsoFiled.tags.some((tag) => newestValues(tag).size > 0))
    return {
      businessModel: 'operating',
      notes: [
        `The filer’s ${code}, is of ${name}, but it files neither ${alsoFiled.name} under the tags checked: it is taken for an operating company.`,
      ],
    };
  return {
    businessModel,
    notes: [`The filer is ${name} by its ${code}, which decides: its figures alone do not show it.`],
  };
}

function fits(model: BusinessTags, valuesOf: (tag: string) => ReadonlyMap<string, number>): boolean {
  if (!model.alsoFiled.some((tag) => valuesOf(tag).size > 0)) return false;
  const against = model.against.map(valuesOf);
  return model.funds.map(valuesOf).some((funds) => {
    const newest = [...funds.keys()].sort().findLast((span) => against.some((totals) => totals.has(span)));
    if (newest === undefined) return false;
    const total = against.find((totals) => totals.has(newest))?.get(newest) ?? 0;
    return total > 0 && (funds.get(newest) ?? 0) >= model.smallestShare * total;
  });
}
