import type { Chromium } from './connectToChromium.ts';
import { openPage } from './openPage.ts';
import { pause } from './pause.ts';
import type { TraceEvent } from './TraceEvent.ts';

export interface Visit {
  readonly address: string;
  /** Selects the link that is followed once the page is there; what comes of it is traced in place of the page. */
  readonly link?: string;
  /** Selects what is there once what was opened is shown. */
  readonly shown: string;
  /** Select what is there once the screen can be used, each at least one element. */
  readonly usable?: readonly string[];
}

export interface VisitTrace {
  readonly events: readonly TraceEvent[];
  /** Where the visit began: the page's program, or the click. */
  readonly began: TraceEvent;
  /** Where what was opened came into the page. */
  readonly shown: TraceEvent;
  /** Where the screen could be used; null if the visit does not say when. */
  readonly usable: TraceEvent | null;
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'toplevel',
  'v8',
];

/** How many times slower than it is the page's processor works. */
const slowdown = 4;
/** What goes on once a screen is shown belongs to opening it too. */
const afterwardsMs = 2500;

const marks = { began: 'visit-began', shown: 'visit-shown', usable: 'visit-usable' } as const;

/** Marks in the page, and so in the trace, that an element of each selector is there. */
const markWhenThere = (
  mark: string,
  selectors: readonly string[],
): string => `new MutationObserver((_, observer) => {
  if (!${JSON.stringify(selectors)}.every((selector) => document.querySelector(selector))) return;
  observer.disconnect();
  performance.mark('${mark}');
}).observe(document, { childList: true, subtree: true });`;

/** Traces what a page does in a browser that has seen nothing before, with its processor slowed down. */
export async function traceVisit(
  chromium: Chromium,
  { address, link, shown, usable }: Visit,
): Promise<VisitTrace> {
  const page = await openPage(chromium);
  try {
    const start = [
      `performance.mark('${marks.began}');`,
      markWhenThere(marks.shown, [shown]),
      usable ? markWhenThere(marks.usable, usable) : '',
    ].join('\n');
    if (link === undefined) await page.send('Page.addScriptToEvaluateOnNewDocument', { source: start });
    else {
      await page.send('Page.navigate', { url: address });
      await page.until(`document.querySelector(${JSON.stringify(link)}) !== null`);
      await pause(afterwardsMs);
    }
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const stop = await startTracing(chromium);
    if (link === undefined) await page.send('Page.navigate', { url: address });
    else
      // In a task of the page's own, as a click is.
      await page.evaluate(
        `setTimeout(() => { ${start} document.querySelector(${JSON.stringify(link)}).click(); })`,
      );
    await page.until(`performance.getEntriesByName('${marks.shown}').length > 0`);
    await pause(afterwardsMs);
    const events = await stop();
    return {
      events,
      began: eventNamed(events, marks.began),
      shown: eventNamed(events, marks.shown),
      usable: usable ? eventNamed(events, marks.usable) : null,
    };
  } finally {
    await page.close();
  }
}

/** The last of the name, since the blank page before makes one too. */
function eventNamed(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.findLast((event) => event.name === name);
  if (!found) throw new Error(`The trace has no ${name}.`);
  return found;
}

/** Resolves to what ends the trace and gives its events. */
async function startTracing(chromium: Chromium): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  let complete = (): void => undefined;
  const completed = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const stopListening = chromium.onEvent((method, parameters) => {
    if (method === 'Tracing.dataCollected')
      events.push(...(parameters as { readonly value: readonly TraceEvent[] }).value);
    else if (method === 'Tracing.tracingComplete') complete();
  });
  await chromium.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return async () => {
    await chromium.send('Tracing.end');
    await completed;
    stopListening();
    return events;
  };
}
