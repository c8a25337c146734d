import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { normaliseCompanyFacts, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { createSampleMarket } from '@finance-analyst/sample-economy';

/** A company to value: its statements, and its price where one is known. */
export interface BenchCompany {
  readonly name: string;
  readonly fundamentals: CompanyFundamentals;
  readonly quote: Quote | null;
}

const sampleCompanies = 30;

/** Thirty companies of the sample market, every one of its kinds among them, at their last price. */
export function benchSampleCompanies(): readonly BenchCompany[] {
  const market = createSampleMarket();
  const companies = market.instruments().filter(({ type }) => type !== 'index');
  const step = companies.length / Math.min(sampleCompanies, companies.length);
  return Array.from({ length: Math.min(sampleCompanies, companies.length) }, (_, index) => {
    const instrument = companies[Math.floor(index * step)];
    if (!instrument) throw new Error('The sample market has too few companies.');
    const { symbol, name } = instrument;
    const { currency } = market.fundamentals(symbol);
    const bar = market.bars(symbol).at(-1);
    return {
      name: `${symbol} ${name}`,
      fundamentals: market.fundamentals(symbol),
      quote: bar
        ? {
            symbol,
            price: bar.close,
            previousClose: null,
            change: null,
            changePercent: null,
            currency,
            asOf: bar.date,
            source: 'sample',
            stale: false,
          }
        : null,
    };
  });
}

/**
 * Every company facts document of a folder (`CIK##########.json`, as the SEC answers it), without prices, valued on the
 * day of its newest filing: a file may be old.
 */
export async function benchFilers(folder: string, knownOn: string): Promise<readonly BenchCompany[]> {
  const files = (await readdir(folder)).filter((file) => /^CIK\d{10}\.json$/u.test(file)).toSorted();
  const companies: BenchCompany[] = [];
  for (const file of files) {
    const facts: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const symbol = file.slice(0, 13);
    const newest = normaliseCompanyFacts(facts, { symbol, knownOn });
    const normalised = newest.ok
      ? normaliseCompanyFacts(facts, { symbol, knownOn: newest.value.lastFiled })
      : newest;
    if (normalised.ok)
      companies.push({ name: normalised.value.name, fundamentals: normalised.value, quote: null });
    else console.log(`${file}: ${normalised.reason}`);
  }
  return companies;
}
