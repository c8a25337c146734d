/** A company in shares of its base revenue, for a computation without circles. */
export interface StatementsGiven {
  readonly revenue: number;
  readonly opening: Readonly<
    Record<
      'cash' | 'receivables' | 'inventory' | 'fixedAssets' | 'payables' | 'revolver' | 'termDebt',
      number
    >
  >;
  readonly minimumCash: number;
  readonly revolverLimit: number;
  readonly sweep: number;
  readonly years: readonly Readonly<
    Record<
      | 'growth'
      | 'costOfSales'
      | 'depreciation'
      | 'capitalExpenditure'
      | 'receivableDays'
      | 'inventoryDays'
      | 'payableDays'
      | 'taxRate'
      | 'revolverRate'
      | 'termRate'
      | 'cashRate'
      | 'borrowed'
      | 'repaid'
      | 'payout'
      | 'issued',
      number
    >
  >[];
}

interface Line {
  readonly slope: number;
  readonly constant: number;
}

/**
 * The statements of every year from the closed form of its circle. Net interest, taxes, dividends, revolver and cash are
 * linear in net interest once it is known whether there is a profit and whether the revolver is drawn, at its limit,
 * swept or repaid; of these eight equations with one unknown, the one is taken whose solution fits its own case best.
 */
export function solvedStatements(given: StatementsGiven): readonly Readonly<Record<string, number>>[] {
  const { revenue: base, opening } = given;
  let revenue = base;
  let cash = opening.cash * base;
  let revolver = opening.revolver * base;
  let debt = opening.termDebt * base;
  let capital = (opening.receivables + opening.inventory - opening.payables) * base;
  const minimum = given.minimumCash * base;
  const limit = given.revolverLimit * base;
  return given.years.map((year) => {
    revenue *= 1 + year.growth;
    const cost = revenue * year.costOfSales;
    const ebitda = revenue - cost;
    const income = ebitda - revenue * year.depreciation;
    const workingCapital =
      (revenue * year.receivableDays + cost * (year.inventoryDays - year.payableDays)) / 365;
    const repaid = Math.min(year.repaid * base, debt + year.borrowed * base);
    const flows =
      ebitda -
      (workingCapital - capital) -
      revenue * year.capitalExpenditure +
      (year.borrowed + year.issued) * base -
      repaid;
    const closingDebt = debt + year.borrowed * base - repaid;
    const known =
      (year.revolverRate * revolver + year.termRate * (debt + closingDebt) - year.cashRate * cash) / 2;

    const cases = [true, false].flatMap((isProfit) => {
      const tax = isProfit ? year.taxRate : 0;
      const paid = isProfit ? year.payout : 0;
      // What stays of income before tax, and cash before the revolver as a line in net interest.
      const kept = (1 - tax) * (1 - paid);
      const before: Line = {
        slope: -kept,
        constant: cash + flows - income + income * kept,
      };
      const untouched: Line = { slope: 0, constant: 0 };
      const closing: readonly { readonly revolver: Line; readonly misfit: (pre: number) => number }[] = [
        {
          revolver: { slope: -before.slope, constant: revolver + minimum - before.constant },
          misfit: (pre) => Math.max(pre - minimum, minimum - pre - Math.max(limit - revolver, 0), 0),
        },
        {
          revolver: { ...untouched, constant: Math.max(limit, revolver) },
          misfit: (pre) => Math.max(Math.max(limit - revolver, 0) - (minimum - pre), 0),
        },
        {
          revolver: {
            slope: -given.sweep * before.slope,
            constant: revolver - given.sweep * (before.constant - minimum),
          },
          misfit: (pre) => Math.max(minimum - pre, given.sweep * (pre - minimum) - revolver, 0),
        },
        {
          revolver: untouched,
          misfit: (pre) => Math.max(revolver - given.sweep * (pre - minimum), 0),
        },
      ];
      return closing.map((each) => {
        // interest = known + rates on half of the closing balances, which are lines in the interest.
        const slope =
          (year.revolverRate * each.revolver.slope - year.cashRate * (before.slope + each.revolver.slope)) /
          2;
        const constant =
          known +
          (year.revolverRate * each.revolver.constant -
            year.cashRate * (before.constant + each.revolver.constant - revolver)) /
            2;
        const interest = constant / (1 - slope);
        const closingRevolver = each.revolver.constant + each.revolver.slope * interest;
        const pre = before.constant + before.slope * interest;
        const beforeTax = income - interest;
        return {
          misfit: each.misfit(pre) + Math.max(isProfit ? -beforeTax : beforeTax, 0),
          solved: {
            net_interest: interest,
            net_income: beforeTax * (1 - tax),
            dividends: beforeTax * (1 - tax) * paid,
            revolver: closingRevolver,
            term_debt: closingDebt,
            cash: pre + closingRevolver - revolver,
            working_capital: workingCapital,
          },
        };
      });
    });
    const { solved } = cases.reduce((best, each) => (each.misfit < best.misfit ? each : best));
    ({ cash, revolver } = solved);
    debt = closingDebt;
    capital = workingCapital;
    return solved;
  });
}
