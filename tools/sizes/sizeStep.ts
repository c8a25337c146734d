import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { budgets } from './budgets.ts';
import { type BuiltChunk, featureFiles } from './featureFiles.ts';
import { firstLoad } from './firstLoad.ts';

const builtPage = join(workspaceRoot, 'apps/web/dist');

export const sizeStep: Step = {
  title: 'Sizes',
  purpose:
    'What the built page loads first, what each feature adds and each worker are measured, compressed with gzip, against their budgets.',
  run: () => {
    const page = join(builtPage, 'index.html');
    if (!existsSync(page)) throw new Error('The page is not built: apps/web/dist/index.html is missing.');
    const html = readFileSync(page, 'utf8');
    const { scripts, styles, others, inlineStyleCharacters } = firstLoad(html, (path) =>
      readFileSync(join(builtPage, path), 'utf8'),
    );
    if (scripts.length === 0) throw new Error('No script was found in apps/web/dist/index.html.');
    const manifest = JSON.parse(readFileSync(join(builtPage, '.vite/manifest.json'), 'utf8')) as Readonly<
      Record<string, BuiltChunk>
    >;
    const ofFeatures = featureFiles(manifest, new Set([...scripts, ...styles]));
    const requests = 1 + scripts.length + styles.length + others.length;
    return Promise.resolve([
      within('first-load scripts', kibibytes(compressed(scripts)), kibibytes(budgets.scriptBytes), 'KiB'),
      within('first-load styles', kibibytes(compressed(styles)), kibibytes(budgets.styleBytes), 'KiB'),
      within('first-load requests', requests, budgets.requests, 'requests'),
      within('inline styles', inlineStyleCharacters, budgets.inlineStyleCharacters, 'characters'),
      ...outcomesOf(ofFeatures, budgets.featureBytes),
      ...outcomesOf(workerFiles(manifest), budgets.workerBytes),
    ]);
  },
};

/** Each feature and worker has a budget: what is added to one is paid where it is added, and by no other page. */
const outcomesOf = (
  files: ReadonlyMap<string, readonly string[]>,
  budgetBytes: Readonly<Record<string, number>>,
): readonly Outcome[] => {
  const names = new Set([...files.keys(), ...Object.keys(budgetBytes)]);
  return [...names]
    .toSorted()
    .map((name) =>
      within(name, kibibytes(compressed(files.get(name) ?? [])), kibibytes(budgetBytes[name] ?? 0), 'KiB'),
    );
};

/** The scripts of workers by name: Vite builds them apart, so its manifest does not list them. */
function workerFiles(manifest: Readonly<Record<string, BuiltChunk>>): ReadonlyMap<string, readonly string[]> {
  const listed = new Set(Object.values(manifest).map(({ file }) => file));
  const workers = readdirSync(join(builtPage, 'assets'))
    .filter((name) => name.endsWith('.js') && !listed.has(`assets/${name}`))
    .map((name) => [`worker ${name.replace(/-[\w-]{8}\.js$/, '')}`, [`assets/${name}`]] as const);
  return new Map(workers);
}

const compressed = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(builtPage, path))).length, 0);

const kibibytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

const within = (name: string, actual: number, budget: number, unit: string): Outcome =>
  outcomeOfCheck(
    `${name}: ${actual} of ${budget} ${unit}`,
    actual <= budget ? [] : [`${actual} ${unit} is more than the budget of ${budget}.`],
  );
