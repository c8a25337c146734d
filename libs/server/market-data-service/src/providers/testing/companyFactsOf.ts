interface Fact {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly filed: string;
  readonly form: string;
  readonly accn: string;
}

const instant = (end: number, val: number): Fact => ({
  end: `${end}-09-30`,
  val,
  filed: `${end}-11-01`,
  form: '10-K',
  accn: `0000320193-${String(end).slice(2)}-000001`,
});

const year = (end: number, val: number): Fact => ({ start: `${end - 1}-10-01`, ...instant(end, val) });

const inDollars = (facts: readonly Fact[]) => ({ label: null, description: null, units: { USD: facts } });

/** A small company facts document in SEC EDGAR's form: two fiscal years to September. */
export const companyFactsOf = () => ({
  cik: 320193,
  entityName: 'Apple Inc.',
  facts: {
    'us-gaap': {
      Revenues: inDollars([year(2023, 900), year(2024, 1000)]),
      NetIncomeLoss: inDollars([year(2023, 90), year(2024, 110)]),
      OperatingIncomeLoss: inDollars([year(2023, 150), year(2024, 180)]),
      Assets: inDollars([instant(2023, 2000), instant(2024, 2200)]),
      Liabilities: inDollars([instant(2023, 1200), instant(2024, 1300)]),
      StockholdersEquity: inDollars([instant(2023, 800), instant(2024, 900)]),
    },
  },
});
