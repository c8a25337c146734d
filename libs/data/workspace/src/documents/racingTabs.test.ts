// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

describe('two tabs racing', () => {
  it('[WORKSPACE-2] lets exactly one of two saves at the same moment win', async () => {
    const indexedDB = new IDBFactory();
    const tabs = [
      openTestWorkspace({ indexedDB }).workspace,
      openTestWorkspace({ indexedDB }).workspace,
    ] as const;
    const opened = valueOf(await tabs[0].save(exampleModel()));
    const outcomes = await Promise.all(tabs.map((tab, index) => tab.save(edited(opened, `tab ${index}`))));
    const winners = outcomes.filter((outcome) => outcome.ok);
    const [loser] = outcomes.filter((outcome) => !outcome.ok);
    expect(winners).toHaveLength(1);
    expect(loser).toMatchObject({ code: 'conflict', conflict: winners[0]?.ok && winners[0].value });
  });

  it('[WORKSPACE-2] loses nothing of any number of racing saves', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 }), { minLength: 2, maxLength: 4 }),
        async (notesOfTabs) => {
          const indexedDB = new IDBFactory();
          const { workspace } = openTestWorkspace({ indexedDB });
          const opened = valueOf(await workspace.save(exampleModel()));
          const texts = notesOfTabs.map((notes, tab) => notes.map((note, turn) => `${tab}.${turn} ${note}`));
          await Promise.all(
            texts.map(async (notes) => {
              const tab = openTestWorkspace({ indexedDB }).workspace;
              let mine = opened;
              for (const note of notes) {
                const outcome = await tab.save(edited(mine, note));
                if (outcome.ok) mine = outcome.value;
                else valueOf(await tab.saveCopy(edited(mine, note)));
              }
            }),
          );
          const rows = valueOf(await workspace.list());
          const kept = await Promise.all(
            rows.map(async ({ id }) => {
              const history = valueOf(await workspace.revisions(id));
              return Promise.all(
                history.map(async ({ revision }) => valueOf(await workspace.readRevision(id, revision))),
              );
            }),
          );
          const notes = kept.flat().map(({ document }) => modelOf(document).body.scenarioNote);
          expect(notes.filter((note) => note !== undefined).toSorted()).toEqual(texts.flat().toSorted());
        },
      ),
      { numRuns: 25 },
    );
  });
});
