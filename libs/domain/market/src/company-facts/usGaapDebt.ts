import { all, any, first, less } from './TagFormula.js';

const financeLeases = first(
  'FinanceLeaseLiability',
  all('Current plus noncurrent', 'FinanceLeaseLiabilityCurrent', 'FinanceLeaseLiabilityNoncurrent'),
  'CapitalLeaseObligations',
  all('Current plus noncurrent', 'CapitalLeaseObligationsCurrent', 'CapitalLeaseObligationsNoncurrent'),
);

const currentFinanceLeases = first('FinanceLeaseLiabilityCurrent', 'CapitalLeaseObligationsCurrent');

const noncurrentFinanceLeases = first(
  'FinanceLeaseLiabilityNoncurrent',
  less('Finance leases less their current portion', 'FinanceLeaseLiability', 'FinanceLeaseLiabilityCurrent'),
  'CapitalLeaseObligationsNoncurrent',
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

/** Borrowings due within a year. */
export const currentDebt = first(
  'DebtCurrent',
  any('Current portion of long-term debt plus short-term borrowings', currentPortion, shortTermBorrowings),
);

/** Borrowings due later; leases are taken out of combined tags where both are filed. */
export const longTermDebt = first(
  'LongTermDebtNoncurrent',
  less(
    'Long-term debt and leases less noncurrent finance leases',
    'LongTermDebtAndCapitalLeaseObligations',
    noncurrentFinanceLeases,
  ),
  'LongTermDebtAndCapitalLeaseObligations',
  'ConvertibleDebtNoncurrent',
  'ConvertibleLongTermNotesPayable',
  'LongTermNotesPayable',
  'SeniorLongTermNotes',
  'SecuredLongTermDebt',
  'LongTermLineOfCredit',
  less('Long-term debt less its current portion', 'LongTermDebt', 'LongTermDebtCurrent'),
  'LongTermDebt',
  'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
);

/** What is owed under operating and finance leases. */
export const leaseLiabilities = any(
  'Operating plus finance leases',
  first(
    'OperatingLeaseLiability',
    all('Current plus noncurrent', 'OperatingLeaseLiabilityCurrent', 'OperatingLeaseLiabilityNoncurrent'),
  ),
  financeLeases,
);
