import { describe, expect, it } from 'vitest';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { createMonitorTrial } from '../testing/createMonitorTrial.js';
import { checkSecurity, type CheckedPage } from './checkSecurity.js';

const at = '2026-11-20T12:00:00.000Z';
const frame = {};

interface Changes {
  readonly body?: string;
  readonly worker?: string;
  readonly page?: Partial<CheckedPage>;
}

const failures = ({ body = '', worker, page = {} }: Changes = {}) => {
  const document = new DOMParser().parseFromString(
    `<meta http-equiv="content-security-policy" content="default-src 'self'" />${body}`,
    'text/html',
  );
  const checked = {
    isSecureContext: true,
    document,
    location: { origin: 'https://product.example' },
    navigator: worker === undefined ? {} : { serviceWorker: { controller: { scriptURL: worker } } },
    top: frame,
    self: frame,
    ...page,
  } as CheckedPage;
  return checkSecurity(checked, at)
    .filter(({ passed }) => !passed)
    .map(({ check, message }) => [check, message]);
};

describe('checkSecurity', () => {
  it('[MONITORING-20] looks at five things', () => {
    const { window } = createFakeWindow();
    expect(checkSecurity(window, at).map(({ check }) => check)).toEqual([
      'secure-context',
      'content-security-policy',
      'worker-origin',
      'foreign-scripts',
      'framing',
    ]);
  });

  it('[MONITORING-20] finds nothing wrong with a page as it should be', () => {
    expect(
      failures({
        body: '<script src="https://product.example/assets/main.js"></script><script>1</script>',
        worker: 'https://product.example/sw.js?v=1',
      }),
    ).toEqual([]);
  });

  it('[MONITORING-20] finds each thing that is wrong, and says what', () => {
    expect(failures({ page: { isSecureContext: false } })).toEqual([
      ['secure-context', expect.stringContaining('HTTPS')],
    ]);
    expect(failures({ worker: 'https://product.example/other.js' })).toEqual([
      ['worker-origin', expect.stringContaining('https://product.example/other.js')],
    ]);
    expect(
      failures({
        body: '<script src="https://a.example/1.js"></script><script src="https://a.example/2.js"></script><script src="https://b.example/"></script>',
      }),
    ).toEqual([['foreign-scripts', expect.stringContaining('https://a.example, https://b.example')]]);
    expect(failures({ page: { top: {} } })).toEqual([['framing', expect.stringContaining('frame')]]);
  });

  it('[MONITORING-20] knows a policy from a header by the nonces that the browser hides', () => {
    const document = new DOMParser().parseFromString('<style nonce="abc"></style>', 'text/html');
    const page = { ...createFakeWindow().window, document };
    const policy = () =>
      checkSecurity(page, at).find(({ check }) => check === 'content-security-policy')?.passed;
    expect(policy()).toBe(false);
    const style = document.querySelector('style');
    style?.setAttribute('nonce', '');
    Object.defineProperty(style, 'nonce', { value: 'abc' });
    expect(policy()).toBe(true);
  });
});

it('[MONITORING-20] is looked at again every 30 s', async () => {
  const fake = createFakeWindow();
  const trial = createMonitorTrial({}, fake);
  await trial.begin();
  const framed = () => trial.monitor.report().security.find(({ check }) => check === 'framing');
  expect(framed()).toMatchObject({ passed: true, checkedAt: at });
  Object.assign(fake.window, { top: {} });
  trial.pass(29_999);
  expect(framed()?.passed).toBe(true);
  trial.pass(1);
  expect(framed()).toMatchObject({ passed: false, checkedAt: '2026-11-20T12:00:30.000Z' });
});
