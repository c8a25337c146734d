import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow, type FactRow } from '../testing/companyFactsDocument.js';
import { normalised } from '../testing/normalised.js';
import { normaliseCompanyFacts } from './normaliseCompanyFacts.js';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

/** Three years of quarterly amounts of a flow. */
const quarterlyAmounts = fc.array(fc.tuple(amount, amount, amount, amount), { minLength: 1, maxLength: 3 });

const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
const filedIn = ['05-01', '08-01', '11-01'] as const;

/** Year-to-date facts as they are filed, each year's comparatives included. */
function filings(years: readonly (readonly number[])[]): FactRow[] {
  return years.flatMap((quarters, index) => {
    const year = 2020 + index;
    let total = 0;
    return quarters.flatMap((value, quarter) => {
      total += value;
      const span = `${year}-01-01/${year}-${quarterEnds[quarter]}`;
      const filed = quarter === 3 ? `${year + 1}-02-01` : `${year}-${filedIn[quarter]}`;
      const options = quarter === 3 ? {} : { form: '10-Q', fp: `Q${quarter + 1}` };
      const again = `${Number(filed.slice(0, 4)) + 1}${filed.slice(4)}`;
      return [spanRow(span, total, filed, options), spanRow(span, total, again, options)];
    });
  });
}

function documentOf(rows: readonly FactRow[]): unknown {
  return dollarDocument({
    Assets: [2020, 2021, 2022].map((year) => row(`${year}-12-31`, 1000, `${year + 1}-02-01`)),
    NetIncomeLoss: rows,
    NetCashProvidedByUsedInOperatingActivities: rows,
  });
}

const oddYear = fc.constantFrom('0001', '0099', '1899', '1900', '2023', '2200', '2201', '9998', '9999');

/** Facts on years of the calendar that no filing should speak of, and on the last ones that it may. */
const oddRow = fc
  .tuple(oddYear, oddYear, fc.boolean(), fc.constantFrom('2024-02-01', '0099-01-01'))
  .map(([start, end, isOneYear, filed]) =>
    spanRow(`${isOneYear ? end : start}-01-01/${end}-12-31`, 1, filed),
  );

describe('normaliseCompanyFacts, for any company', () => {
  it('[MARKET-12] gives four quarters of a flow that sum to the year', () => {
    fc.assert(
      fc.property(quarterlyAmounts, (years) => {
        const { annual, quarterly } = normalised(documentOf(filings(years)));
        expect(annual).toHaveLength(years.length);
        expect(quarterly).toHaveLength(years.length * 4);
        annual.forEach((period, index) => {
          const quarters = quarterly.filter(({ fiscalYear }) => fiscalYear === period.fiscalYear);
          expect(quarters.map(({ figures }) => figures.cashFromOperations?.value)).toEqual(years[index]);
          const sum = quarters.reduce((total, { figures }) => total + (figures.netIncome?.value ?? NaN), 0);
          expect(sum).toBe(period.figures.netIncome?.value);
        });
      }),
    );
  });

  it('[MARKET-5] does not depend on the order of facts', () => {
    const shuffled = quarterlyAmounts.chain((years) => {
      const rows = filings(years);
      return fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }));
    });
    fc.assert(
      fc.property(shuffled, ([rows, other]) => {
        expect(normalised(documentOf(other))).toEqual(normalised(documentOf(rows)));
      }),
    );
  });

  it('[MARKET-2] never changes what was known on a day by later filings', () => {
    const restated = fc.record({
      quarter: fc.integer({ min: 0, max: 3 }),
      value: amount,
      filed: fc.constantFrom('2021-06-01', '2022-06-01', '2024-01-01'),
    });
    fc.assert(
      fc.property(
        quarterlyAmounts,
        fc.array(restated, { maxLength: 5 }),
        fc.constantFrom('2021-02-01', '2021-12-31', '2022-07-01'),
        (years, changes, knownOn) => {
          const later = changes.map(({ quarter, value, filed }) =>
            spanRow(`2020-01-01/2020-${quarterEnds[quarter]}`, value, filed),
          );
          const all = [...filings(years), ...later];
          const knownThen = all.filter(({ filed }) => filed <= knownOn);
          expect(normalised(documentOf(all), knownOn)).toEqual(normalised(documentOf(knownThen), knownOn));
        },
      ),
    );
  });

  it('[MARKET-1] never throws on junk', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({ entityName: fc.string(), facts: fc.anything() }),
      fc.anything().map((rows) => ({
        entityName: 'Example',
        facts: {
          'us-gaap': { Assets: { units: { USD: rows } }, Revenues: rows, NetIncomeLoss: { units: rows } },
        },
      })),
      fc
        .array(
          fc.record({ start: fc.anything(), end: fc.anything(), val: fc.anything(), filed: fc.string() }),
        )
        .map((rows) =>
          dollarDocument({ Revenues: [...rows, spanRow('2023-01-01/2023-12-31', 1, '2024-02-01')] }),
        ),
      fc.array(oddRow, { maxLength: 6 }).map((rows) => dollarDocument({ Revenues: rows, Assets: rows })),
    );
    fc.assert(
      fc.property(junk, fc.string(), (facts, knownOn) => {
        expect(typeof normaliseCompanyFacts(facts, { symbol: 'EXM', knownOn: '2026-12-31' }).ok).toBe(
          'boolean',
        );
        expect(typeof normaliseCompanyFacts(facts, { symbol: 'EXM', knownOn }).ok).toBe('boolean');
      }),
    );
  });
});
