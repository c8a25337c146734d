import type { Chromium } from './connectToChromium.ts';
import { pause } from './pause.ts';

/** A page in a browser that has seen nothing before. */
export interface OpenPage {
  send<Result>(method: string, parameters?: object): Promise<Result>;
  /** Resolves to what an expression is in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Resolves once an expression is true in the page; rejects where that takes too long. */
  until(expression: string): Promise<void>;
  close(): Promise<void>;
}

const mostMs = 60_000;
const betweenMs = 250;

export async function openPage(chromium: Chromium): Promise<OpenPage> {
  const context = await chromium.send<{ browserContextId: string }>('Target.createBrowserContext');
  const target = await chromium.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    ...context,
    width: 1440,
    height: 900,
  });
  const { sessionId } = await chromium.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: true,
  });
  const send = <Result>(method: string, parameters?: object) =>
    chromium.send<Result>(method, parameters, sessionId);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await send<{ result: { value?: unknown } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    return result.value;
  };
  await send('Page.enable');
  return {
    send,
    evaluate,
    async until(expression) {
      const endsAtMs = performance.now() + mostMs;
      while ((await evaluate(expression)) !== true) {
        if (performance.now() > endsAtMs) throw new Error(`The page did not come to ${expression}.`);
        await pause(betweenMs);
      }
    },
    close: async () => {
      await chromium.send('Target.disposeBrowserContext', context);
    },
  };
}
