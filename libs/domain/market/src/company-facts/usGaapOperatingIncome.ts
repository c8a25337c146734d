import { all, any, first, less, mayBeIncomplete, meeting, plus, same, without } from './TagFormula.js';
import type { TagFormula } from './TagFormula.js';

const interest = first(
  same('InterestExpense', 'InterestExpenseNonoperating'),
  'InterestAndDebtExpense',
  'InterestExpenseDebt',
);

const interestIncome = first(
  'InvestmentIncomeNonoperating',
  'InvestmentIncomeInterestAndDividend',
  'InvestmentIncomeInterest',
  'InterestIncomeOther',
);

/** The filed total of nonoperating income; filers give it before or after interest expense. */
const nonoperatingIncome = 'NonoperatingIncomeExpense';

/** What a bank or an insurer files: for these, interest and investments are operations. */
const financialBusiness = first(
  'InterestExpenseDeposits',
  'InterestAndDividendIncomeOperating',
  'NoninterestIncome',
  'PremiumsEarnedNet',
);

/** Income before tax less what is not operating; `otherIncome` is what stands before it beside interest. */
function rebuiltFrom(
  incomeBeforeTax: TagFormula,
  otherIncome: readonly TagFormula[],
  operatingTotal: TagFormula,
): TagFormula {
  const afterInterest = first(
    plus(
      'Net interest plus other nonoperating income',
      'InterestIncomeExpenseNonoperatingNet',
      ...otherIncome,
    ),
    less(
      'Nonoperating income less interest expense',
      any('Interest income plus other nonoperating income', interestIncome, ...otherIncome),
      interest,
    ),
  );
  return first(
    meeting(
      operatingTotal,
      less('Income before tax less nonoperating income', incomeBeforeTax, nonoperatingIncome),
      less(
        'Income before tax plus interest expense less nonoperating income',
        all('Income before tax plus interest expense', incomeBeforeTax, interest),
        nonoperatingIncome,
      ),
    ),
    less(
      'Income before tax less nonoperating income',
      incomeBeforeTax,
      meeting(nonoperatingIncome, afterInterest),
    ),
    without(
      less(
        `Income before tax plus interest expense less nonoperating income${mayBeIncomplete}`,
        incomeBeforeTax,
        afterInterest,
      ),
      nonoperatingIncome,
    ),
  );
}

/**
 * Operating income of a filer that does not tag it. Where a total of nonoperating income is filed, another filed total
 * decides whether it is after interest expense; without one, the parts that are filed are taken out. One tag of income
 * before tax includes the income of associates, the other does not.
 */
export const rebuiltOperatingIncome = (revenue: TagFormula): TagFormula => {
  const operatingTotal = first(
    less('Gross profit less operating expenses', 'GrossProfit', 'OperatingExpenses'),
    less('Revenue less costs and expenses', revenue, 'CostsAndExpenses'),
  );
  return without(
    first(
      rebuiltFrom(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
        ['OtherNonoperatingIncomeExpense', 'IncomeLossFromEquityMethodInvestments'],
        operatingTotal,
      ),
      rebuiltFrom(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
        ['OtherNonoperatingIncomeExpense'],
        operatingTotal,
      ),
    ),
    financialBusiness,
  );
};
