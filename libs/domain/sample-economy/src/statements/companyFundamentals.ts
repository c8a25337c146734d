import {
  type CompanyFundamentals,
  type FilingSource,
  type FiscalPeriod,
  type ReportedFigure,
  type ShareBasisChange,
  type StatementLine,
} from '@finance-analyst/market';
import type { SampleCompany } from '../SampleCompany.js';
import { exchangeOf } from '../SampleExchange.js';
import { samplePeriod } from '../samplePeriod.js';
import type { StatementValues } from './Business.js';
import { fiscalYearsShown } from './fiscalQuarters.js';
import { sampleNotes } from './sampleNotes.js';
import type { CompanyHistory, SimulatedQuarter } from './simulateCompany.js';
import { trailingTwelveMonths } from './trailingTwelveMonths.js';
import { yearOf } from './yearOf.js';

type Linked = Pick<FiscalPeriod, 'kind' | 'fiscalYear' | 'quarter' | 'label' | 'start' | 'end'>;

function figuresOf(
  company: SampleCompany,
  values: StatementValues,
  filing: Omit<FilingSource, 'tag' | 'unit'>,
) {
  const { currency } = exchangeOf(company.exchange);
  const figures: Partial<Record<StatementLine, ReportedFigure>> = {};
  for (const [name, value] of Object.entries(values)) {
    const line = name as StatementLine;
    const unit = unitOf(line, currency);
    figures[line] = {
      value,
      source: { ...filing, tag: line, unit },
      components: [],
      derivation: null,
      restatedFrom: [],
    };
  }
  return figures;
}

function unitOf(line: StatementLine, currency: string): string {
  if (line === 'dilutedEarningsPerShare') return `${currency}/shares`;
  return line === 'dilutedShares' || line === 'basicShares' || line === 'sharesOutstanding'
    ? 'shares'
    : currency;
}

const isYearEnd = ({ quarter }: SimulatedQuarter): boolean => quarter === 4;

/** The filing of a quarter; the fourth quarter is in the annual report. */
function filingOf(company: SampleCompany, quarter: SimulatedQuarter): Omit<FilingSource, 'tag' | 'unit'> {
  const period = isYearEnd(quarter) ? 'annual' : `q${quarter.quarter}`;
  return {
    taxonomy: 'sample',
    accession: `sample-${company.symbol.slice(0, 3).toLowerCase()}-${quarter.fiscalYear}-${period}`,
    form: isYearEnd(quarter) ? 'Sample annual report' : 'Sample quarterly report',
    filed: quarter.filed,
  };
}

/** A split counts from the first report on the quarter that it opens: earlier ones are on the old basis. */
const shareBasisChangesOf = (quarters: readonly SimulatedQuarter[]): ShareBasisChange[] =>
  quarters.flatMap(({ split, filed }) =>
    split ? [{ filed, factor: split.numerator / split.denominator }] : [],
  );

/** The statements filed by the end of the sample: ten fiscal years, their quarters and those of the running year. */
export function companyFundamentals(company: SampleCompany, history: CompanyHistory): CompanyFundamentals {
  const { currency } = exchangeOf(company.exchange);
  const filed = history.quarters.filter((quarter) => quarter.filed <= samplePeriod.endDate);
  const period = (linked: Linked, values: StatementValues, source: SimulatedQuarter): FiscalPeriod => ({
    ...linked,
    currency,
    figures: figuresOf(company, values, filingOf(company, source)),
  });

  const quarterly = filed.map((quarter) => {
    const { fiscalYear, start, end } = quarter;
    const label = `Q${quarter.quarter} ${fiscalYear}`;
    return period(
      { kind: 'quarter', fiscalYear, quarter: quarter.quarter, label, start, end },
      quarter.lines,
      quarter,
    );
  });
  const annual = Array.from({ length: fiscalYearsShown }, (_, index) => {
    const quarters = filed.slice(4 * index, 4 * index + 4);
    const [first, , , last] = quarters;
    if (!first || !last) throw new RangeError(`${company.symbol} lacks a full fiscal year`);
    const { fiscalYear, end } = last;
    const label = `FY${fiscalYear}`;
    const linked = { kind: 'annual', fiscalYear, quarter: null, label, start: first.start, end } as const;
    return period(linked, yearOf(quarters.map((quarter) => quarter.lines)), last);
  });

  const shareBasisChanges = shareBasisChangesOf(filed);
  return {
    symbol: company.symbol,
    name: company.name,
    source: 'sample',
    currency,
    accountingStandard: 'sample',
    businessModel: history.businessModel,
    industryCode: company.industryCode,
    knownOn: samplePeriod.endDate,
    lastFiled: filed.at(-1)?.filed ?? samplePeriod.endDate,
    annual,
    quarterly,
    trailingTwelveMonths: trailingTwelveMonths(quarterly),
    ...(shareBasisChanges.length > 0 && { shareBasisChanges }),
    ...sampleNotes(history.businessModel, shareBasisChanges),
  };
}
