// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { ErrorReporting, LoadErrorReporting } from './ErrorReporting.js';
import { createMonitorTrial } from '../testing/createMonitorTrial.js';
import { isWalletNoise } from './isWalletNoise.js';
import { withoutEnteredText } from './withoutEnteredText.js';

const at = '2026-11-20T12:00:00.000Z';

const errorEvent = (thrown: unknown, message = '') =>
  Object.assign(new Event('error', { cancelable: true }), {
    error: thrown,
    message,
    filename: 'https://product.example/assets/main.js?v=1',
    lineno: 3,
    colno: 14,
  });
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

const started = (changes: Parameters<typeof createMonitorTrial>[0] = {}) => {
  const trial = createMonitorTrial(changes);
  trial.monitor.start();
  return trial;
};

describe('errors', () => {
  it('[MONITORING-30] that a screen hands in are not mixed with equal ones that reached the window', () => {
    const trial = started();
    const failed = new TypeError('Failed to fetch');
    trial.monitor.recordError(failed, { screen: 'home' });
    trial.events.dispatchEvent(rejection(failed));
    trial.monitor.recordError(failed, { screen: 'home' });
    expect(trial.monitor.report().errors.map(({ kind, count }) => [kind, count])).toEqual([
      ['reported', 2],
      ['unhandled-rejection', 1],
    ]);
  });

  it('[MONITORING-30] that reach the window are kept and told', () => {
    const trial = started();
    trial.events.dispatchEvent(errorEvent(new TypeError('No figure.')));
    trial.events.dispatchEvent(rejection(new Error('No answer.')));
    trial.monitor.recordError(new RangeError('No screen.'), { screen: 'home' });
    expect(trial.monitor.report().errors).toEqual([
      {
        kind: 'error',
        message: 'TypeError: No figure.',
        source: 'https://product.example/assets/main.js:3:14',
        context: {},
        count: 1,
        firstAt: at,
        lastAt: at,
      },
      {
        kind: 'unhandled-rejection',
        message: 'Error: No answer.',
        source: null,
        context: {},
        count: 1,
        firstAt: at,
        lastAt: at,
      },
      {
        kind: 'reported',
        message: 'RangeError: No screen.',
        source: null,
        context: { screen: 'home' },
        count: 1,
        firstAt: at,
        lastAt: at,
      },
    ]);
    expect(trial.errors).toEqual(trial.monitor.report().errors);
  });

  it.each([
    ['a text', 'Out of reach.', 'Out of reach.'],
    ['nothing', undefined, 'A value that is not an error was thrown.'],
    ['an object with a message', { code: 4, message: 'Out of reach.' }, 'Out of reach.'],
    ['an error without words', new SyntaxError(), 'SyntaxError'],
  ])('[MONITORING-30] keeps the words of %s', (_what, reason, message) => {
    const trial = started();
    trial.events.dispatchEvent(rejection(reason));
    expect(trial.monitor.report().errors).toMatchObject([{ message }]);
  });

  it('[MONITORING-30] keeps the words of a script from elsewhere', () => {
    const trial = started();
    trial.events.dispatchEvent(Object.assign(errorEvent(null, 'Script error.'), { filename: '' }));
    expect(trial.monitor.report().errors).toMatchObject([{ message: 'Script error.', source: null }]);
  });

  it.each([
    [
      'an extension',
      'at connect (chrome-extension://abc/inject.js:1:200)',
      'chrome-extension://abc/inject.js:1:200',
    ],
    ['a script from elsewhere', 'f@https://ads.example/a.js?user=1:3:14', 'https://ads.example/a.js:3:14'],
    [
      'the product, though an extension stands between',
      'at fetch (chrome-extension://abc/inject.js:1:1)\nat load (https://product.example/assets/main.js:1:9)',
      null,
    ],
  ])('[MONITORING-35] names where a rejection of %s comes from', (_whose, stack, source) => {
    const trial = started();
    const reason = Object.assign(new TypeError('Failed to fetch'), {
      stack: `TypeError: Failed to fetch\n${stack}`,
    });
    trial.events.dispatchEvent(rejection(reason));
    expect(trial.monitor.report().errors).toMatchObject([{ kind: 'unhandled-rejection', source }]);
  });

  it('[MONITORING-30] counts what is equal, and tells of it each time', () => {
    const trial = started();
    for (let time = 0; time < 3; time += 1) {
      trial.events.dispatchEvent(rejection(new Error('Again.')));
      trial.pass(1000);
    }
    expect(trial.monitor.report().errors).toMatchObject([
      { count: 3, firstAt: at, lastAt: '2026-11-20T12:00:02.000Z' },
    ]);
    expect(trial.errors.map(({ count }) => count)).toEqual([1, 2, 3]);
  });

  it('[MONITORING-30] tells of 20 in a minute, and goes on in the next', () => {
    const trial = started();
    const fail = (times: number) => {
      for (let time = 0; time < times; time += 1) trial.events.dispatchEvent(rejection(new Error('Again.')));
    };
    fail(30);
    trial.pass(59_999);
    fail(1);
    expect(trial.errors).toHaveLength(20);
    trial.pass(1);
    fail(2);
    expect(trial.errors).toHaveLength(22);
    expect(trial.monitor.report().errors).toMatchObject([{ count: 33 }]);
  });

  it('[MONITORING-30] keeps 50 different ones', () => {
    const trial = started();
    for (let number = 0; number < 60; number += 1) {
      trial.monitor.recordError(new Error(`Number ${number}`));
      trial.pass(3000);
    }
    expect(trial.monitor.report().errors).toHaveLength(50);
    expect(trial.errors).toHaveLength(60);
  });
});

describe('a wallet extension', () => {
  it.each([
    'Failed to connect to MetaMask',
    'MetaMask extension not found',
    'Uncaught TypeError: Cannot redefine property: ethereum',
    "Cannot read properties of undefined (reading 'ethereum')",
    "undefined is not an object (evaluating 'window.ethereum.selectedAddress = undefined')",
    'No Ethereum provider was found.',
    'The browser wallet extension is missing.',
    'Coinbase Wallet: connection failed',
  ])('[MONITORING-31] is kept silent: %s', (message) => {
    expect(isWalletNoise(message)).toBe(true);
    const trial = started();
    const events = [
      errorEvent(new Error(message)),
      errorEvent(null, message),
      rejection({ code: -32_603, message }),
    ];
    for (const event of events) {
      trial.events.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    }
    expect(trial.monitor.report().errors).toEqual([]);
    expect(trial.errors).toEqual([]);
  });

  it.each([
    'Failed to fetch',
    'The connection failed.',
    'Wallet share of the market is not found',
    'Missing figure',
    'The prices of Ethereum could not be loaded: failed to connect.',
    'The figures of Web3 Holdings are missing',
  ])('[MONITORING-31] is not meant by: %s', (message) => {
    const trial = started();
    const event = rejection(new Error(message));
    trial.events.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(trial.monitor.report().errors).toHaveLength(1);
  });
});

describe('withoutEnteredText', () => {
  it.each([
    [`Unexpected token 'S', "SECRET" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    [
      "Cannot read properties of undefined (reading 'value') of 'SECRET'",
      "Cannot read properties of undefined (reading 'value') of '…'",
    ],
    ["Cannot read properties of null (reading 'MY SECRET')", "Cannot read properties of null (reading '…')"],
    ['Failed: https://product.example/api?query=SECRET#x now', 'Failed: https://product.example/api now'],
    ['No account for who@secret.example.', 'No account for …'],
    ['Model ‘SECRET’ and `SECRET`', 'Model ‘…’ and `…`'],
  ])('[MONITORING-33] cleans %s', (message, cleaned) => {
    expect(withoutEnteredText(message)).toBe(cleaned);
  });

  it('[MONITORING-33] leaves words alone, and cuts very long ones', () => {
    expect(withoutEnteredText('It cannot be computed.')).toBe('It cannot be computed.');
    expect(withoutEnteredText('x'.repeat(1000))).toHaveLength(301);
  });
});

describe('error reporting', () => {
  const createService = () => {
    const reported: unknown[] = [];
    const stop = vi.fn();
    const service: ErrorReporting = {
      report: (error, thrown) => void reported.push([error.message, thrown]),
      stop,
    };
    const load = vi.fn<LoadErrorReporting>(() => Promise.resolve(service));
    return { reported, stop, load };
  };
  const dsn = 'https://key@errors.example/1';

  it('[MONITORING-32] is not loaded without an address', async () => {
    const { load } = createService();
    const trial = createMonitorTrial({ loadErrorReporting: load });
    await trial.begin();
    trial.monitor.recordError(new Error('Kept here.'));
    expect(load).not.toHaveBeenCalled();
  });

  it('[MONITORING-32] gets errors from before it was loaded and those after', async () => {
    const { reported, load } = createService();
    const trial = createMonitorTrial({ sentryDsn: dsn, loadErrorReporting: load });
    const early = new Error('Early.');
    trial.monitor.recordError(early);
    await trial.begin();
    await vi.waitFor(() => {
      expect(reported).toEqual([['Error: Early.', early]]);
    });
    const late = new Error('Late.');
    trial.events.dispatchEvent(errorEvent(late));
    expect(reported).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[MONITORING-4] gets errors that reached the window before anything was loaded', async () => {
    const { reported, load } = createService();
    const trial = createMonitorTrial({ sentryDsn: dsn, loadErrorReporting: load });
    trial.monitor.start();
    const early = new Error('Early.');
    trial.events.dispatchEvent(errorEvent(early));
    expect(trial.monitor.report().errors).toMatchObject([{ message: 'Error: Early.' }]);
    expect(load).not.toHaveBeenCalled();
    await trial.begin();
    await vi.waitFor(() => {
      expect(reported).toEqual([['Error: Early.', early]]);
    });
  });

  it.each([
    [0.05, true],
    [0.1, false],
  ])('[MONITORING-34] traces in the sample: drawn %d, %s', async (drawn, isTraced) => {
    const { load } = createService();
    const trial = createMonitorTrial({ sentryDsn: dsn, loadErrorReporting: load, random: () => drawn });
    await trial.begin();
    expect(load).toHaveBeenCalledWith({ dsn, release: '1.2.3', isTraced });
  });

  it('[MONITORING-5] ends with the monitor, also when it was still loading', async () => {
    const { stop, load, reported } = createService();
    const trial = createMonitorTrial({ sentryDsn: dsn, loadErrorReporting: load });
    await trial.begin();
    trial.monitor.stop();
    await vi.waitFor(() => {
      expect(stop).toHaveBeenCalled();
    });
    trial.monitor.recordError(new Error('After.'));
    expect(reported).toEqual([]);
  });

  it('[MONITORING-32] that cannot be loaded leaves the errors in the report', async () => {
    const load = () => Promise.reject(new TypeError('offline'));
    const trial = createMonitorTrial({ sentryDsn: dsn, loadErrorReporting: load });
    await trial.begin();
    trial.monitor.recordError(new Error('Kept.'));
    expect(trial.monitor.report().errors).toMatchObject([{ message: 'Error: Kept.' }]);
  });
});
