import type { BusinessModel } from '../fundamentals/CompanyFundamentals.js';
import { bankTags, propertyTags } from './businessTags.js';

/** A kind of business that industry codes name. */
export interface IndustryKind {
  readonly businessModel: Exclude<BusinessModel, 'operating'>;
  /** Companies of these codes, in words. */
  readonly name: string;
  readonly codes: ReadonlySet<string>;
  /** The code alone is too broad: at least one of these tags must be filed too. Null where the code suffices. */
  readonly alsoFiled: { readonly name: string; readonly tags: readonly string[] } | null;
}

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Which industry codes name banks, insurers and property companies. Payment services share a code with clearing banks
 * and advisers one with brokers, so there clients' money decides; real estate investment trusts own mortgages or timber
 * too, so there rent decides. Left out: lenders without deposits (6111 to 6199), insurance agents (6411), real estate
 * agents (6531) and developers (6552). Source: SEC, Division of Corporation Finance, Standard Industrial Classification
 * (SIC) Code List.
 */
export const industryKinds: readonly IndustryKind[] = [
  {
    businessModel: 'bank',
    name: 'a bank',
    codes: codes('6021 6022 6029 6035 6036'),
    alsoFiled: null,
  },
  {
    businessModel: 'bank',
    name: 'a bank or broker',
    codes: codes('6099 6211'),
    alsoFiled: {
      name: 'deposits nor other money of clients',
      tags: [
        ...bankTags.funds,
        'PayablesToCustomers',
        'PayablesToBrokerDealersAndClearingOrganizations',
        'SecuritiesSoldUnderAgreementsToRepurchase',
        'SecuritiesLoaned',
      ],
    },
  },
  {
    businessModel: 'insurer',
    name: 'an insurer',
    codes: codes('6311 6321 6324 6331 6351 6361 6399'),
    alsoFiled: null,
  },
  {
    businessModel: 'property',
    name: 'a property company',
    codes: codes('6510 6512 6513 6519 6798'),
    alsoFiled: {
      name: 'rent nor property that is let',
      tags: [...propertyTags.alsoFiled, ...propertyTags.funds],
    },
  },
];
