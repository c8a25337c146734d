import * as fc from 'fast-check';
import { edited, exampleModel } from './exampleModel.js';
import type { DatabaseContent } from './writeDatabase.js';

type Entry = readonly [key: IDBValidKey, value: unknown];

/** What damage or a missing part leaves in the place of a value. */
const junk = fc.constantFrom<unknown>(
  'half a record',
  7,
  null,
  [],
  {},
  { revision: 0 },
  { revision: 2, document: {} },
);
const text = fc.constantFrom('{"annual":["FY2024"]}', '{"annual":["FY2025"]}', '"none"', 'null');
const snapshot = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('{"annual":', '', 7, { annual: [] }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const lightModel = (id: string, note: string, baseRevision: number) => {
  const { body, ...envelope } = edited(exampleModel(id), note);
  const { fundamentalsSnapshot: _, ...light } = body;
  return { ...envelope, baseRevision, body: light };
};

const version = fc.record({
  snapshotRevision: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constant(null)),
  note: fc.string({ maxLength: 4 }),
  damage: fc.option(junk, { freq: 9, nil: undefined }),
});
const draft = fc.record({
  note: fc.string({ maxLength: 4 }),
  isLeft: fc.option(fc.boolean(), { nil: undefined }),
  snapshot: fc.oneof({ weight: 3, arbitrary: snapshot }, fc.constant(null)),
  damage: fc.option(junk, { freq: 5, nil: undefined }),
});
const model = fc.record({
  versions: fc.array(version, { minLength: 1, maxLength: 4 }),
  isRemoved: fc.boolean(),
  currentDamage: fc.option(junk, { freq: 6, nil: undefined }),
  snapshots: fc.tuple(snapshot, snapshot, snapshot),
  drafts: fc.array(draft, { maxLength: 2 }),
});

const present = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(([, value]) => value !== undefined);

function storesOf(models: readonly (typeof model extends fc.Arbitrary<infer Model> ? Model : never)[]) {
  const stores: Record<string, readonly Entry[]> = {
    documents: [],
    summaries: [],
    revisions: [],
    snapshots: [],
    drafts: [],
    quarantine: [],
  };
  const add = (store: string, ...entries: readonly Entry[]) => {
    stores[store] = [...(stores[store] ?? []), ...present(entries)];
  };
  for (const [index, { versions, isRemoved, currentDamage, snapshots, drafts }] of models.entries()) {
    const id = `model-${index}`;
    const recordOf = ({ note, snapshotRevision }: (typeof versions)[number], revision: number) => ({
      revision,
      removedAt: null,
      snapshotRevision,
      document: lightModel(id, note, revision),
    });
    for (const [at, each] of versions.entries())
      add('revisions', [[id, at + 1], each.damage === undefined ? recordOf(each, at + 1) : each.damage]);
    const [last] = versions.slice(-1);
    if (last) {
      const current = { ...recordOf(last, versions.length), removedAt: isRemoved ? '2025-11-21' : null };
      add('documents', [[id], currentDamage === undefined ? current : currentDamage]);
    }
    add('snapshots', ...snapshots.map((each, at): Entry => [[id, at + 1], each]));
    for (const [at, { note, isLeft, snapshot: found, damage }] of drafts.entries()) {
      const document = lightModel(id, `draft ${note}`, versions.length);
      const edit = { savedAt: `2025-11-2${at}`, ...(isLeft !== undefined && { isLeft }), document };
      add('drafts', [[id, `tab-${at}`, 'edit'], damage === undefined ? edit : damage]);
      add('drafts', [[id, `tab-${at}`, 'snapshot'], found]);
    }
  }
  return stores;
}

/** Any database that release 1 could have left behind, with damage here and there. */
export const databaseOfRelease1 = fc
  .array(model, { minLength: 1, maxLength: 3 })
  .map((models): DatabaseContent => ({
    name: 'finance-analyst:device',
    version: 1,
    stores: storesOf(models),
  }));
