import { any, decidedBy, distinct, first, larger, largest, less, plus, same, unless } from './TagFormula.js';

const currentDebtSecurities = first(
  'DebtSecuritiesCurrent',
  any(
    'Available-for-sale plus held-to-maturity securities',
    same('AvailableForSaleSecuritiesDebtSecuritiesCurrent', 'AvailableForSaleSecuritiesCurrent'),
    'HeldToMaturitySecuritiesCurrent',
  ),
);

/** Some filers give their noncurrent stakes under the tag of the current ones as well. */
const currentEquitySecurities = first(
  less(
    'Equity securities less the noncurrent ones',
    'EquitySecuritiesFvNiCurrentAndNoncurrent',
    'EquitySecuritiesFVNINoncurrent',
  ),
  unless('EquitySecuritiesFvNi', 'EquitySecuritiesFVNINoncurrent'),
);

/** All marketable securities, as a filed total. */
const currentSecurities = same('MarketableSecuritiesCurrent', 'ShortTermInvestments');

const securitiesByKind = distinct('Debt securities plus equity securities', [
  currentDebtSecurities,
  currentEquitySecurities,
]);

/**
 * The filed total of short-term investments, else debt securities and the equity securities beside them. The filed
 * total of cash and short-term investments decides what the one and the other include.
 */
export const shortTermInvestments = first(
  decidedBy(
    less(
      'Cash and short-term investments less cash',
      'CashCashEquivalentsAndShortTermInvestments',
      'CashAndCashEquivalentsAtCarryingValue',
    ),
    currentSecurities,
    plus('Securities plus equity securities', currentSecurities, currentEquitySecurities),
    securitiesByKind,
    currentDebtSecurities,
  ),
  currentSecurities,
  securitiesByKind,
);

const noncurrentDebtSecurities = first(
  'DebtSecuritiesNoncurrent',
  any(
    'Available-for-sale plus held-to-maturity securities',
    same('AvailableForSaleSecuritiesDebtSecuritiesNoncurrent', 'AvailableForSaleSecuritiesNoncurrent'),
    'HeldToMaturitySecuritiesNoncurrent',
  ),
);

const securitiesPlusOthers = 'Noncurrent securities plus other long-term investments';

/** The filed total of noncurrent securities, debt and equity, with the other investments; missing without the total. */
const totalPlusOthers = larger(
  'MarketableSecuritiesNoncurrent',
  distinct(securitiesPlusOthers, ['MarketableSecuritiesNoncurrent', 'OtherLongTermInvestments']),
);

/**
 * The filed total, else securities and the investments beside them, such as stakes in private companies. Filers may
 * count equity securities among their other long-term investments, and count stakes under the equity method there:
 * of equity securities and the others only the larger is added, and the stakes are not.
 */
export const longTermInvestments = first(
  'LongTermInvestments',
  totalPlusOthers,
  distinct(securitiesPlusOthers, [
    noncurrentDebtSecurities,
    largest('OtherLongTermInvestments', 'EquitySecuritiesFVNINoncurrent'),
  ]),
);
