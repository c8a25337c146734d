import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyFactsOf } from '../testing/companyFactsOf.js';
import { fastSecEdgar } from '../testing/fastSecEdgar.js';
import { answers, startFakeEdgar, type FakeEdgar } from '../testing/startFakeEdgar.js';
import { createSecEdgar } from './createSecEdgar.js';
import { readCompanyTickers } from './readCompanyTickers.js';
import { retryAfterSeconds } from '../retryAfterSeconds.js';

let edgar: FakeEdgar;
let now: Date;
const clock = () => now;
const apple = '0000320193';

beforeAll(async () => {
  edgar = await startFakeEdgar();
});
afterAll(() => edgar.stop());
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  edgar.always(null);
});

const facts = JSON.stringify(companyFactsOf());
const copyOf = (etag: string | null, text = facts) => ({ etag, readText: () => Promise.resolve(text) });
const provider = (changes = {}) => createSecEdgar(fastSecEdgar(edgar.url, changes), clock);

describe('SEC EDGAR requests', () => {
  it('[MARKET-DATA-SERVICE-10] name the contact', async () => {
    await provider().listCompanies();
    expect(edgar.requests.at(-1)?.headers['user-agent']).toBe('Finance Analyst Pro Test test@example.org');
  });

  it('read the list of companies, with ten-digit keys', async () => {
    expect(await provider().listCompanies()).toEqual({
      ok: true,
      value: [
        { symbol: 'AAPL', name: 'Apple Inc.', key: '0000320193' },
        { symbol: 'GOOGL', name: 'Alphabet Inc.', key: '0001652044' },
      ],
    });
  });

  it('return the document unchanged, or that the copy is current', async () => {
    const secEdgar = provider();
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({
      ok: true,
      value: { document: { cik: 320193 } },
    });
    edgar.next(answers.status(304));
    expect(await secEdgar.fetchDocument(apple, copyOf('"v1"'))).toEqual({ ok: true, value: 'unchanged' });
    expect(edgar.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
  });

  it('[MARKET-DATA-SERVICE-119] add the industry code of the submissions to the facts', async () => {
    const answer = await provider().fetchDocument(apple, null);
    const fetched = answer.ok && answer.value !== 'unchanged' ? answer.value : null;
    expect(fetched?.document).toMatchObject({ sic: '3571', cik: 320193 });
    expect(JSON.parse(fetched?.text ?? '')).toEqual(fetched?.document);
  });

  const marked = 'without-industry-code "v1"';
  it.each([
    ['has none', answers.json({ cik: '0000320193', sic: '' }), '"v1"'],
    ['has none as a number of other length', answers.json({ cik: '0000320193', sic: '35' }), '"v1"'],
    ['is not there', answers.missing, '"v1"'],
    ['is unavailable', answers.status(429, '', { 'retry-after': '30' }), marked],
    ['is in another format', answers.json({ name: 'Apple Inc.' }), marked],
    ['is not whole', answers.halfJson, marked],
  ])(
    '[MARKET-DATA-SERVICE-119] return the facts where the industry code %s, and ask again only where it is unknown',
    async (_what, answer, etag) => {
      edgar.next(answers.status(200, facts, { etag: '"v1"' }), answer);
      expect(await provider().fetchDocument(apple, null)).toMatchObject({
        ok: true,
        value: { document: companyFactsOf(), etag },
      });
    },
  );

  it('[MARKET-DATA-SERVICE-119] keep the industry code of the stored facts if it could not be read', async () => {
    edgar.next(answers.status(200, facts, { etag: '"v2"' }), answers.halfJson);
    const stored = JSON.stringify({ sic: '3571', ...companyFactsOf() });
    expect(await provider().fetchDocument(apple, copyOf('"v1"', stored))).toMatchObject({
      ok: true,
      value: { document: { sic: '3571' }, etag: '"v2"' },
    });
  });

  it('[MARKET-DATA-SERVICE-119] read an unknown industry code again without the unchanged facts', async () => {
    const secEdgar = provider();
    edgar.next(answers.status(304), answers.halfJson);
    expect(await secEdgar.fetchDocument(apple, copyOf(marked))).toEqual({ ok: true, value: 'unchanged' });
    edgar.next(answers.status(304));
    const before = edgar.requests.length;
    expect(await secEdgar.fetchDocument(apple, copyOf(marked))).toMatchObject({
      ok: true,
      value: { document: { sic: '3571', cik: 320193 }, etag: '"v1"' },
    });
    expect(edgar.requests[before]?.headers['if-none-match']).toBe('"v1"');
  });

  it('[MARKET-DATA-SERVICE-11] are retried after an outage and a broken connection', async () => {
    edgar.next(answers.status(500), answers.hangUp);
    const before = edgar.requests.length;
    expect(await provider().fetchDocument(apple, null)).toMatchObject({ ok: true });
    expect(edgar.requests.slice(before).map(({ url }) => url?.includes('companyfacts'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('[MARKET-DATA-SERVICE-11] stop after three attempts, then pause', async () => {
    edgar.always(answers.status(503));
    const secEdgar = provider();
    const before = edgar.requests.length;
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({ kind: 'unavailable' });
    expect(edgar.requests.length - before).toBe(3);
    await secEdgar.fetchDocument(apple, null);
    expect(edgar.requests.length - before).toBe(5);
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('paused after repeated failures') as string,
      retryAfterSeconds: 60,
      wasSent: false,
    });
    expect(edgar.requests.length - before).toBe(5);
  });

  it('[MARKET-DATA-SERVICE-12] report a timeout, even in the middle of a response', async () => {
    const impatient = provider({ timeoutMs: 200 });
    edgar.next(answers.never);
    expect(await impatient.fetchDocument(apple, null)).toMatchObject({
      kind: 'timeout',
      reason: 'SEC EDGAR did not answer within 0.2 s. Try again later.',
    });
    edgar.next(answers.stuck);
    expect(await impatient.fetchDocument(apple, null)).toMatchObject({ kind: 'timeout' });
  });

  it('[MARKET-DATA-SERVICE-12] report that nothing listens at the address', async () => {
    const nowhere = createSecEdgar(fastSecEdgar('http://127.0.0.1:1'), clock);
    expect(await nowhere.listCompanies()).toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('SEC EDGAR cannot be reached') as string,
    });
  });

  it('[MARKET-DATA-SERVICE-13] are not sent until the wait of a 429 is over', async () => {
    const secEdgar = provider();
    edgar.next(answers.status(429, '', { 'retry-after': '30' }));
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: 30,
    });
    const before = edgar.requests.length;
    now = new Date(now.getTime() + 10_000);
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: 20,
    });
    expect(edgar.requests.length).toBe(before);
    now = new Date(now.getTime() + 20_000);
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({ ok: true });
  });

  it('[MARKET-DATA-SERVICE-13] do not extend that wait', async () => {
    const secEdgar = provider();
    edgar.next(answers.status(429, '', { 'retry-after': '5' }));
    await secEdgar.fetchDocument(apple, null);
    for (let halfSecond = 1; halfSecond < 10; halfSecond += 1) {
      now = new Date(now.getTime() + 500);
      expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({ kind: 'rate-limited' });
    }
    now = new Date(now.getTime() + 500);
    expect(await secEdgar.fetchDocument(apple, null)).toMatchObject({ ok: true });
  });

  it('[MARKET-DATA-SERVICE-13] respect the rate per second', async () => {
    const secEdgar = provider({ requestsPerSecond: 2 });
    const started = performance.now();
    await Promise.all([1, 2, 3].map(() => secEdgar.fetchDocument(apple, null)));
    expect(performance.now() - started).toBeGreaterThan(700);
  });

  it.each([
    ['a refused contact', answers.undeclared, 'Set SEC_EDGAR_CONTACT'],
    ['half a document', answers.halfJson, 'incomplete or invalid JSON'],
    ['a page', answers.status(200, '<html>'), 'incomplete or invalid JSON'],
    ['another refusal', answers.status(403, 'no'), 'status 403'],
    ['another status', answers.status(418), 'status 418'],
  ])('[MARKET-DATA-SERVICE-14] says what came instead of the document: %s', async (_name, answer, words) => {
    edgar.next(answer);
    expect(await provider().fetchDocument(apple, null)).toMatchObject({
      ok: false,
      kind: 'bad-answer',
      reason: expect.stringContaining(words) as string,
    });
  });

  it('[MARKET-DATA-SERVICE-13] wait ten minutes after a rate block', async () => {
    edgar.next(answers.status(403, '<html>Request Rate Threshold Exceeded</html>'));
    expect(await provider().fetchDocument(apple, null)).toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: 600,
    });
  });

  it('[MARKET-DATA-SERVICE-14] distinguish a missing document from a wrong response', async () => {
    edgar.next(answers.missing);
    expect(await provider().fetchDocument(apple, null)).toMatchObject({
      kind: 'absent',
      reason: 'SEC EDGAR has no company facts for CIK 0000320193.',
    });
    edgar.next(answers.missing);
    expect(await provider().listCompanies()).toMatchObject({ kind: 'bad-answer' });
  });

  it('[MARKET-DATA-SERVICE-14] refuse a list of companies in another format', async () => {
    edgar.next(answers.json([1, 2]));
    expect(await provider().listCompanies()).toMatchObject({ kind: 'bad-answer' });
  });
});

describe('the ticker list', () => {
  it('accepts padded keys, and leaves out repeated and invalid tickers', () => {
    const list = [
      { cik_str: '0000000001', ticker: 'brk-b', title: ' Berkshire ' },
      { cik_str: 2, ticker: 'BRK-B', title: 'again' },
      { cik_str: 3, ticker: 'a b', title: 'no symbol' },
    ];
    expect(readCompanyTickers({ ...list })).toEqual([
      { symbol: 'BRK-B', name: 'Berkshire', key: '0000000001' },
    ]);
    expect(readCompanyTickers('nothing')).toBeNull();
  });
});

describe('Retry-After', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['7', 7],
    ['Fri, 20 Nov 2026 12:00:09 GMT', 9],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 1],
    ['99999999', 3600],
    ['soon', 60],
    [null, 60],
  ])('reads %j as %i seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, at)).toBe(seconds);
  });
});
