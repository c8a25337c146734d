import { createTransport, type BrowserOptions } from '@sentry/browser';
import { afterEach, expect, it, vi } from 'vitest';
import type { ErrorReporting } from './ErrorReporting.js';
import type { RecordedError } from '../report/MonitorReport.js';
import { startSentry } from './startSentry.js';

let reporting: ErrorReporting | null = null;
afterEach(() => {
  reporting?.stop();
  reporting = null;
  window.history.replaceState(null, '', '/');
});

const start = async (isTraced: boolean) => {
  const sent: string[] = [];
  const transport: NonNullable<BrowserOptions['transport']> = (options) =>
    createTransport(options, ({ body }) => {
      sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return Promise.resolve({ statusCode: 200 });
    });
  reporting = await startSentry(
    { dsn: 'https://key@errors.example/1', release: '1.2.3', isTraced },
    transport,
  );
  return { sent, reporting };
};

const recorded: RecordedError = {
  kind: 'error',
  message: 'Error: It broke.',
  source: null,
  context: { screen: 'home', model: "Model 'SECRET'" },
  count: 1,
  firstAt: '2026-11-20T12:00:00.000Z',
  lastAt: '2026-11-20T12:00:00.000Z',
};

it('[MONITORING-33] sends an error with its place and nothing that was entered', async () => {
  window.history.replaceState(null, '', '/valuation-workbench?symbol=SECRET#SECRET');
  const input = document.createElement('input');
  document.body.append(input);
  const { sent, reporting: service } = await start(false);
  input.value = 'SECRET';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.click();
  service.report(
    recorded,
    Object.assign(new TypeError('Cannot take "SECRET" of who@secret.example'), {
      entered: 'SECRET',
      stack: 'TypeError: SECRET\n    at take (https://product.example/assets/main.js?note=SECRET:3:14)',
    }),
  );
  await vi.waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  const [, , text = ''] = (sent[0] ?? '').split('\n');
  const event = JSON.parse(text) as Record<string, unknown>;
  expect(event).toMatchObject({
    release: '1.2.3',
    contexts: { product: { screen: 'home', model: "Model '…'" } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot take "…" of …',
          stacktrace: {
            frames: [
              expect.objectContaining({ filename: 'https://product.example/assets/main.js', lineno: 3 }),
            ],
          },
        },
      ],
    },
  });
  for (const field of ['user', 'request', 'breadcrumbs', 'extra', 'tags'])
    expect(event).not.toHaveProperty(field);
  expect(sent[0]).not.toContain('SECRET');
  expect(sent[0]).toContain('"infer_ip":"never"');
  input.remove();
});

it('[MONITORING-34] sends no trace outside the sample', async () => {
  const { sent } = await start(false);
  window.history.pushState(null, '', '/performance');
  reporting?.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
});

it('[MONITORING-34] traces loading and navigation without queries', async () => {
  const { sent } = await start(true);
  window.history.pushState(null, '', '/valuation-workbench?symbol=SECRET#SECRET');
  window.history.pushState(null, '', '/performance?note=SECRET');
  reporting?.stop();
  await vi.waitFor(() => {
    expect(sent.join('\n')).toContain('auto.navigation.browser');
  });
  expect(sent.join('\n')).not.toContain('SECRET');
  expect(sent.join('\n')).not.toContain('replay');
});
