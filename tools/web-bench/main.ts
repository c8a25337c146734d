import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { buildProduct } from '../nx/buildProduct.ts';
import { startChild, type Child } from '../server-bench/startChild.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { connectToChromium, type Chromium } from './connectToChromium.ts';
import { type MainThreadTask, mainThreadTasks } from './mainThreadTasks.ts';
import { median } from './median.ts';
import { readTexts } from './readTexts.ts';
import type { TraceEvent } from './TraceEvent.ts';
import { traceVisit, type Visit } from './traceVisit.ts';

/**
 * How long the built page keeps its main thread busy on a processor four times as slow: at its start, beside a page of
 * React, router and Redux alone that shows the same text, and when a company is opened. Each figure is the median of
 * several cold visits, alternating between the pages, in the thread's own time, so that it holds under other load too.
 * Fails where a task or the start's script is more than it may be.
 */
const rounds = 5;
const mostStartRatio = 1.5;
const longestShown = 3;

const company = 'GLH.SMP';
const headline = 'dl dd';

interface Row {
  readonly name: string;
  readonly visit: Visit;
  /** How long a task may be; left out where that is the libraries' matter. */
  readonly mostTaskMs?: number;
}

interface Reading {
  /** Longest first. */
  readonly tasks: readonly MainThreadTask[];
  readonly scriptMs: number;
  readonly scriptUntilShownMs: number;
  /** Null where the visit does not say when the screen can be used. */
  readonly scriptUntilUsableMs: number | null;
}

const scriptOf = (tasks: readonly MainThreadTask[]): number =>
  tasks.reduce((sum, { scriptMs }) => sum + scriptMs, 0);

async function read(chromium: Chromium, visit: Visit): Promise<Reading> {
  const { events, began, shown, usable } = await traceVisit(chromium, visit);
  const tasks = mainThreadTasks(events, began);
  const scriptUntil = ({ ts }: TraceEvent) => scriptOf(tasks.filter(({ startedAtUs }) => startedAtUs <= ts));
  return {
    tasks: tasks.toSorted((a, b) => b.durationMs - a.durationMs),
    scriptMs: scriptOf(tasks),
    scriptUntilShownMs: scriptUntil(shown),
    scriptUntilUsableMs: usable && scriptUntil(usable),
  };
}

const longestOf = ({ tasks }: Reading): number => tasks[0]?.durationMs ?? 0;

/** Prints a page's figures and says whether its tasks are short enough. */
function report({ name, mostTaskMs }: Row, readings: readonly Reading[]): boolean {
  const cell = (figure: (reading: Reading) => number | null): string => {
    const figures = readings.map(figure).filter((value) => value !== null);
    return (figures.length > 0 ? median(figures).toFixed(0) : '–').padStart(13);
  };
  const isMet = mostTaskMs === undefined || median(readings.map(longestOf)) <= mostTaskMs;
  const verdict = mostTaskMs === undefined ? '' : `${mostTaskMs} ms ${isMet ? 'met' : 'MISSED'}`;
  const cells = [
    longestOf,
    ({ scriptUntilUsableMs }: Reading) => scriptUntilUsableMs,
    ({ scriptUntilShownMs }: Reading) => scriptUntilShownMs,
    ({ scriptMs }: Reading) => scriptMs,
  ];
  console.log(`${name.padEnd(36)}${cells.map(cell).join('')}   ${verdict}`);
  const typical = readings.toSorted((a, b) => longestOf(a) - longestOf(b))[Math.floor(readings.length / 2)];
  for (const { durationMs, cause } of typical?.tasks.slice(0, longestShown) ?? [])
    console.log(`${' '.repeat(36)}${durationMs.toFixed(0).padStart(13)}   ${cause}`);
  return isMet;
}

async function measure(
  start: (file: string, environment?: Readonly<Record<string, string>>) => Promise<string>,
): Promise<boolean> {
  const build = await buildProduct();
  if (!build.ok) throw new Error(build.reason);
  await ensureChromium();
  const chromium = await connectToChromium();
  try {
    const product = await start('apps/api/dist/main.js', {
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      PRECONNECT: 'none',
      PRICE_PROVIDERS: 'none',
    });
    const link = `a[href*="symbol=${company}"]`;
    const home = { address: product, shown: link, usable: ['nav a', '[role=search] input', 'main h1'] };
    const texts = await readTexts(chromium, home);
    const bare = await start('apps/web/build/bare-page/serve.ts', {
      FOLDER: join(folder, 'bare-page'),
      TEXTS: JSON.stringify(texts),
    });
    const bareRow: Row = { name: 'Bare page with the text of /', visit: { address: bare, shown: 'main' } };
    const homeRow: Row = { name: 'Start of /', visit: home, mostTaskMs: 50 };
    const rows: readonly Row[] = [
      bareRow,
      homeRow,
      {
        name: 'A company, by its address',
        visit: { address: `${product}/valuation-workbench?symbol=${company}`, shown: headline },
        mostTaskMs: 100,
      },
      {
        name: 'A company, by a click on /',
        visit: { address: product, link, shown: headline },
        mostTaskMs: 100,
      },
    ];
    const readings = new Map(rows.map((row) => [row, [] as Reading[]]));
    for (let round = 0; round < rounds; round += 1)
      for (const [row, of] of readings) of.push(await read(chromium, row.visit));

    console.log(`Main thread at a quarter of the processor, ${rounds} rounds; thread time in milliseconds`);
    console.log(
      '“Usable”: the navigation, the search box and the heading of Home are in the page.\n' +
        '“Shown”: so are the sample companies with their prices (Home), the first figures (a company) or the text (the bare page).',
    );
    console.log(
      `${'what'.padEnd(36)}${['longest task', 'script until', 'script until', 'script'].map((title) => title.padStart(13)).join('')}`,
    );
    console.log(
      `${' '.repeat(36)}${['', 'usable', 'shown', 'in all'].map((title) => title.padStart(13)).join('')}`,
    );
    let areMet = true;
    for (const [row, of] of readings) areMet = report(row, of) && areMet;
    const ratioOf = (figure: (reading: Reading) => number | null): number =>
      median(
        (readings.get(homeRow) ?? []).map(
          (reading, round) =>
            (figure(reading) ?? Number.NaN) /
            (readings.get(bareRow)?.[round]?.scriptUntilShownMs ?? Number.NaN),
        ),
      );
    const ratio = ratioOf(({ scriptUntilShownMs }) => scriptUntilShownMs);
    const usableRatio = ratioOf(({ scriptUntilUsableMs }) => scriptUntilUsableMs);
    const isMet = ratio <= mostStartRatio;
    console.log(
      `Script of the start, beside the bare page: ${ratio.toFixed(2)} × until shown; at most ${mostStartRatio} ` +
        `${isMet ? 'met' : 'MISSED'}; ${usableRatio.toFixed(2)} × until usable`,
    );
    return areMet && isMet;
  } finally {
    await chromium.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const children: Child[] = [];
try {
  const areMet = await measure(async (file, environment) => {
    const child = await startChild(join(workspaceRoot, file), environment);
    children.push(child);
    return child.address;
  });
  if (!areMet) process.exitCode = 1;
} finally {
  for (const child of children) await child.stop();
  rmSync(folder, { recursive: true, force: true });
}
