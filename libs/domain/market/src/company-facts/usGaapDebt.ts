import { all, any, decidedBy, distinct, first, less, meeting, withoutOverlap } from './TagFormula.js';

const currentFinanceLeases = first('FinanceLeaseLiabilityCurrent', 'CapitalLeaseObligationsCurrent');

const noncurrentFinanceLeases = first(
  'FinanceLeaseLiabilityNoncurrent',
  less('Finance leases less their current portion', 'FinanceLeaseLiability', 'FinanceLeaseLiabilityCurrent'),
  'CapitalLeaseObligationsNoncurrent',
  less(
    'Finance leases less their current portion',
    'CapitalLeaseObligations',
    'CapitalLeaseObligationsCurrent',
  ),
);

/** What is owed under finance leases; the current or the noncurrent part alone where only that is filed. */
export const financeLeases = first(
  'FinanceLeaseLiability',
  all('Current plus noncurrent', 'FinanceLeaseLiabilityCurrent', 'FinanceLeaseLiabilityNoncurrent'),
  'CapitalLeaseObligations',
  all('Current plus noncurrent', 'CapitalLeaseObligationsCurrent', 'CapitalLeaseObligationsNoncurrent'),
  noncurrentFinanceLeases,
  currentFinanceLeases,
);

const currentPortion = first(
  'LongTermDebtCurrent',
  less(
    'Current debt and leases less current finance leases',
    'LongTermDebtAndCapitalLeaseObligationsCurrent',
    currentFinanceLeases,
  ),
  'LongTermDebtAndCapitalLeaseObligationsCurrent',
  'ConvertibleNotesPayableCurrent',
  'ConvertibleDebtCurrent',
  'NotesPayableCurrent',
  'SecuredDebtCurrent',
);

const shortTermBorrowings = first(
  'ShortTermBorrowings',
  'CommercialPaper',
  'OtherShortTermBorrowings',
  'ShortTermBankLoansAndNotesPayable',
  'LinesOfCreditCurrent',
);

/** All borrowings, as a filed total. */
const allDebt = 'DebtLongtermAndShorttermCombinedAmount';

const currentParts = distinct(
  'Current portion of long-term debt plus short-term borrowings',
  [currentPortion, shortTermBorrowings],
  less('Long-term debt less its noncurrent part', 'LongTermDebt', 'LongTermDebtNoncurrent'),
);

const allLessNoncurrentDebt = less('All debt less noncurrent debt', allDebt, 'LongTermDebtNoncurrent');

/** Borrowings due within a year. Some filers count finance leases in their current debt: those are taken out. */
export const currentDebt = first(
  meeting(
    currentParts,
    'DebtCurrent',
    less('Current debt less current finance leases', 'DebtCurrent', currentFinanceLeases),
  ),
  'DebtCurrent',
  decidedBy(allLessNoncurrentDebt, currentParts, currentPortion, shortTermBorrowings),
  currentParts,
  allLessNoncurrentDebt,
);

const allLessCurrentDebt = less('All debt less current debt', allDebt, currentDebt);

const oneKindOfDebt = first(
  'ConvertibleDebtNoncurrent',
  'ConvertibleLongTermNotesPayable',
  'LongTermNotesPayable',
  'SeniorLongTermNotes',
  'SecuredLongTermDebt',
  'LongTermLineOfCredit',
);

/**
 * Long-term debt includes its current portion by definition, but some filers give the noncurrent part alone under
 * this tag. Their filed totals tell which: a total that current debt and it together do not exceed.
 */
const longTermLessCurrentDebt = withoutOverlap('Long-term debt less its current portion', {
  whole: 'LongTermDebt',
  part: first(
    'LongTermDebtCurrent',
    less('Current debt less short-term borrowings', 'DebtCurrent', shortTermBorrowings),
    'DebtCurrent',
  ),
  total: 'DebtInstrumentCarryingAmount',
  overlapsWithoutTotal: true,
});

/** Borrowings due later; leases are taken out of combined tags where both are filed. */
export const longTermDebt = first(
  'LongTermDebtNoncurrent',
  less(
    'Long-term debt and leases less noncurrent finance leases',
    'LongTermDebtAndCapitalLeaseObligations',
    noncurrentFinanceLeases,
  ),
  less(
    'Long-term debt and leases less finance leases',
    'LongTermDebtAndCapitalLeaseObligations',
    first('FinanceLeaseLiability', 'CapitalLeaseObligations'),
  ),
  'LongTermDebtAndCapitalLeaseObligations',
  decidedBy(allLessCurrentDebt, oneKindOfDebt),
  oneKindOfDebt,
  allLessCurrentDebt,
  longTermLessCurrentDebt,
  less(
    'All long-term debt and leases less finance leases and the current portion',
    'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
    any('Finance leases plus the current portion', financeLeases, currentPortion),
  ),
  'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
);

/** What is owed within a year under operating and finance leases together. */
export const currentLeaseLiabilities = any(
  'Operating plus finance leases',
  first(
    'OperatingLeaseLiabilityCurrent',
    less(
      'Operating leases less their noncurrent part',
      'OperatingLeaseLiability',
      'OperatingLeaseLiabilityNoncurrent',
    ),
  ),
  first(
    currentFinanceLeases,
    less(
      'Finance leases less their noncurrent part',
      'FinanceLeaseLiability',
      'FinanceLeaseLiabilityNoncurrent',
    ),
  ),
);

/** What is owed under operating and finance leases together. */
export const leaseLiabilities = any(
  'Operating plus finance leases',
  first(
    'OperatingLeaseLiability',
    all('Current plus noncurrent', 'OperatingLeaseLiabilityCurrent', 'OperatingLeaseLiabilityNoncurrent'),
  ),
  financeLeases,
);
