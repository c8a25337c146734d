import { createRequester } from '../createRequester.js';
import type { FetchedDocument, FundamentalsProvider } from '../FundamentalsProvider.js';
import type { ProviderResult } from '../ProviderFailure.js';
import { partialEtag } from './partialEtag.js';
import { readCompanyTickers } from './readCompanyTickers.js';
import { readIndustryCode } from './readIndustryCode.js';
import { readSecAnswer, secEdgarName } from './readSecAnswer.js';
import type { SecEdgarSettings } from './SecEdgarSettings.js';
import { withIndustryCode } from './withIndustryCode.js';

/** Statements as companies filed them with the US Securities and Exchange Commission. Needs no key. */
export function createSecEdgar(settings: SecEdgarSettings, clock: () => Date): FundamentalsProvider {
  const request = createRequester({ ...settings, name: secEdgarName, clock });
  const headers = { 'user-agent': `Finance Analyst Pro ${settings.contact}`, accept: 'application/json' };

  const get = (
    address: string,
    wanted: string,
    etag: string | null,
  ): Promise<ProviderResult<FetchedDocument | 'unchanged'>> =>
    request(async (signal) => {
      const response = await fetch(address, {
        signal,
        headers: etag === null ? headers : { ...headers, 'if-none-match': etag },
      });
      if (response.status !== 304) return readSecAnswer(response, wanted, clock());
      await response.body?.cancel();
      return 'unchanged';
    });

  /** Null if the company has none, undefined if EDGAR did not say: statements do not depend on it. */
  async function industryCodeOf(key: string): Promise<string | null | undefined> {
    const address = new URL(`/submissions/CIK${key}.json`, settings.dataUrl).href;
    const answer = await get(address, `submissions for CIK ${key}`, null);
    if (!answer.ok) return answer.kind === 'absent' ? null : undefined;
    return answer.value === 'unchanged' ? undefined : readIndustryCode(answer.value.document);
  }

  return {
    source: 'sec-edgar',
    name: secEdgarName,
    requestsPerSecond: settings.requestsPerSecond,
    async listCompanies() {
      const answer = await get(
        new URL('/files/company_tickers.json', settings.filesUrl).href,
        'list of companies',
        null,
      );
      // EDGAR always has this list: an address without it is not EDGAR's.
      if (!answer.ok) return answer.kind === 'absent' ? { ...answer, kind: 'bad-answer' } : answer;
      const companies = answer.value === 'unchanged' ? null : readCompanyTickers(answer.value.document);
      return companies
        ? { ok: true, value: companies }
        : {
            ok: false,
            kind: 'bad-answer',
            reason: `${secEdgarName} sent a list of companies in an unknown format.`,
          };
    },
    async fetchDocument(key, earlier) {
      const etag = partialEtag.ofFacts(earlier?.etag ?? null);
      const facts = await get(
        new URL(`/api/xbrl/companyfacts/CIK${key}.json`, settings.dataUrl).href,
        `company facts for CIK ${key}`,
        etag,
      );
      if (!facts.ok) return facts;
      if (facts.value !== 'unchanged') {
        const code = await industryCodeOf(key);
        const known = code === undefined && earlier ? storedCode(await earlier.readText()) : code;
        return { ok: true, value: withIndustryCode(facts.value, known) };
      }
      if (!earlier || !partialEtag.isPartial(earlier.etag)) return facts;
      const code = await industryCodeOf(key);
      if (code === undefined) return facts;
      const text = await earlier.readText();
      const stored = { text, document: JSON.parse(text) as unknown, etag };
      return { ok: true, value: withIndustryCode(stored, code) };
    },
  };
}

/** The code in a stored document; undefined if it has none, since it may have been stored without. */
const storedCode = (text: string): string | undefined => readIndustryCode(JSON.parse(text)) ?? undefined;
