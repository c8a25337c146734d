import { usageReportSchema } from '@finance-analyst/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { arrival, createTrial, realKey } from '../testing/createTrial.js';
import { loadPostHog, postHogHost, withoutQueries } from './loadPostHog.js';

const arrange = async (changes: Parameters<typeof createTrial>[0] = {}, { sharing = true } = {}) => {
  const trial = createTrial(changes);
  trial.consentTo({ sharing });
  await trial.start();
  return trial;
};

describe('sending', () => {
  it('[ANALYTICS-26] sends nothing without consent', async () => {
    const { analytics, page, posted, started } = await arrange({ posthogKey: realKey }, { sharing: false });
    analytics.record({ action: 'open' });
    page.pass(600_000);
    page.dispatchEvent(new Event('pagehide'));
    expect(posted).toEqual([]);
    expect(started).toEqual([]);
  });

  it('[ANALYTICS-26] sends only what is recorded while there is consent', async () => {
    const { analytics, consentTo, page, posted, bodies, captured } = await arrange(
      { posthogKey: realKey },
      { sharing: false },
    );
    analytics.track('before');
    consentTo({ sharing: true });
    await arrival();
    analytics.track('during');
    page.pass(30_000);
    analytics.track('waits');
    consentTo({ sharing: false });
    analytics.track('after');
    page.pass(600_000);
    expect(posted).toHaveLength(1);
    expect(bodies()).toMatchObject([{ usageEvents: [{ type: 'during' }], analyticsEvents: [] }]);
    expect(captured.map(([name]) => name)).toEqual(['during', 'waits']);
  });

  it('[ANALYTICS-26] sends nothing when recording is switched off', async () => {
    const { analytics, consentTo, page, posted } = await arrange();
    analytics.track('waits');
    consentTo({ recording: false });
    page.pass(600_000);
    expect(posted).toEqual([]);
  });

  it('[ANALYTICS-26] forgets what waits when the person clears', async () => {
    const { analytics, page, posted } = await arrange();
    await analytics.clear();
    page.pass(30_000);
    expect(posted).toEqual([]);
  });

  it('[ANALYTICS-27] keeps to itself what was entered, named or written', async () => {
    const { analytics, show, page, bodies, captured } = await arrange({
      posthogKey: realKey,
      user: () => ({ id: 'account-7' }),
    });
    await arrival();
    show('<button data-track="open-model">My secret model</button>').click();
    const field = show('<input name="secret-name" value="secret-value">');
    field.dispatchEvent(new Event('change', { bubbles: true }));
    analytics.track('model_saved', { title: 'secret' });
    analytics.recordError({ kind: 'error', message: 'secret' });
    analytics.record({
      flow_name: 'import',
      step: 2,
      reason: 'The file secret.csv is empty.',
      value: 'secret',
    });
    analytics.record({ flow_name: 'import', step: 3, reason: 'closed' });
    await analytics.setSurveyAnswered({ score: 2, comment: 'secret' });
    page.dispatchEvent(new Event('pagehide'));
    const sent = JSON.stringify([bodies(), captured]);
    expect(sent).not.toContain('secret');
    expect(sent).not.toContain('MSFT');
    expect(sent).not.toContain('account-7');
    expect(bodies()).toMatchObject([
      {
        usageEvents: [
          { type: 'session_start' },
          { type: 'click', data: { tag: 'button', track: 'open-model' } },
          { type: 'form_field', data: { field_type: 'text' } },
          { type: 'model_saved', data: {}, url: 'https://product.example/valuation-workbench' },
        ],
        analyticsEvents: [
          { feature_name: 'window', action: 'error' },
          { flow_name: 'import', step: 2 },
          { flow_name: 'import', step: 3, reason: 'closed' },
          { feature_name: 'satisfaction_survey', value: 2 },
        ],
      },
    ]);
  });

  it('[ANALYTICS-28] posts batches that the API takes', async () => {
    const { analytics, page, posted, bodies } = await arrange({ apiBase: 'https://api.example/v1/' });
    analytics.record({ feature_name: 'dcf', action: 'open' });
    page.pass(29_999);
    expect(posted).toEqual([]);
    page.pass(1);
    expect(posted).toMatchObject([
      { url: 'https://api.example/v1/usage', init: { method: 'POST', keepalive: true } },
    ]);
    for (let n = 0; n < 85; n += 1) analytics.track(`usage-${n}`);
    page.dispatchEvent(new Event('pagehide'));
    expect(posted).toHaveLength(4);
    for (const body of bodies()) expect(usageReportSchema.safeParse(body).success).toBe(true);
    for (const { init } of posted) expect(String(init.body).length).toBeLessThan(65_536);
  });

  it.each([
    ['fails', { fails: true, ok: true }],
    ['refuses', { fails: false, ok: false }],
  ])('[ANALYTICS-28] stops when the network %s', async (_how, answer) => {
    const { analytics, network, page, posted } = await arrange();
    Object.assign(network, answer);
    page.pass(30_000);
    await arrival();
    Object.assign(network, { fails: false, ok: true });
    analytics.track('later');
    page.pass(600_000);
    expect(posted).toHaveLength(1);
  });

  it('[ANALYTICS-28] stops when the device is offline', async () => {
    const { analytics, page, posted } = await arrange();
    page.navigator.onLine = false;
    page.pass(30_000);
    page.navigator.onLine = true;
    analytics.track('later');
    page.pass(600_000);
    expect(posted).toEqual([]);
  });
});

describe('product analytics', () => {
  it('[ANALYTICS-29] get what is recorded, under the random id of the device', async () => {
    const { analytics, started, captured, values } = await arrange({
      posthogKey: realKey,
      user: () => ({ id: 'account-7' }),
    });
    analytics.track('model_saved');
    await arrival();
    analytics.record({ feature_name: 'dcf', action: 'open' });
    expect(started).toEqual([{ key: realKey, userId: values.get('usage_user_id') }]);
    expect(captured).toMatchObject([
      ['session_start', { device: 'desktop' }],
      ['model_saved', {}],
      ['open', { feature_name: 'dcf' }],
    ]);
  });

  it('[ANALYTICS-29] are started once, however often the person changes their mind', async () => {
    const { consentTo, started } = await arrange({ posthogKey: realKey });
    consentTo({ sharing: false });
    consentTo({ sharing: true });
    await arrival();
    expect(started).toHaveLength(1);
  });

  it('[ANALYTICS-29] may fail to load, and nothing else does', async () => {
    const { analytics, page, posted } = await arrange({
      posthogKey: realKey,
      loadProductAnalytics: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await arrival();
    analytics.track('a');
    page.pass(30_000);
    expect(posted).toHaveLength(1);
  });

  it('[ANALYTICS-29] reach the host in the EU with what was handed over, without queries', async () => {
    const asked: { readonly url: string; readonly body: unknown }[] = [];
    const nativeFetch = globalThis.fetch;
    onTestFinished(() => {
      globalThis.fetch = nativeFetch;
    });
    globalThis.fetch = async (url, init) => {
      asked.push({ url: String(url), body: init?.body });
      return new Response('{}');
    };
    const service = await loadPostHog({ key: realKey, userId: 'user-1' });
    service.capture('before', {});
    service.allow(true);
    service.capture('opened', { url: 'https://product.example/a' });
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => asked.length, { timeout: 6000 }).toBeGreaterThan(0);
    expect(new Set(asked.map(({ url }) => new URL(url).origin))).toEqual(new Set([postHogHost]));
    expect(asked.every(({ url }) => !url.includes('/flags'))).toBe(true);
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('[ANALYTICS-29] see no query of any address', () => {
    expect(
      withoutQueries({ $current_url: 'https://product.example/a?symbol=MSFT#b', $browser: 'Chrome?' }),
    ).toEqual({ $current_url: 'https://product.example/a', $browser: 'Chrome?' });
  });

  it.each([null, '', 'phc_your_key', 'phc_YOUR1project2api3key4here5'])(
    '[ANALYTICS-30] take %j for no key',
    async (posthogKey) => {
      const { started } = await arrange({ posthogKey });
      await arrival();
      expect(started).toEqual([]);
    },
  );

  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      0,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      0,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      0,
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', 0],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36', 1],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
      1,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 1],
  ])('[ANALYTICS-31] start in %s %i times', async (userAgent, times) => {
    const trial = createTrial({ posthogKey: realKey });
    trial.page.navigator.userAgent = userAgent;
    trial.consentTo({ sharing: true });
    await trial.start();
    expect(trial.started).toHaveLength(times);
  });

  it.each(['CriOS/142.0', 'FxiOS/140.0', 'EdgiOS/142.0 Version/18.0'])(
    '[ANALYTICS-31] start on iOS in what calls itself %s',
    async (name) => {
      const trial = createTrial({ posthogKey: realKey });
      trial.page.navigator.userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${name} Mobile/15E148 Safari/604.1`;
      trial.consentTo({ sharing: true });
      await trial.start();
      expect(trial.started).toHaveLength(1);
    },
  );
});
