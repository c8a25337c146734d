// @vitest-environment node
import 'fake-indexeddb/auto';
import { loadDocumentForms, parseDocument, type AnalystDocument } from '@finance-analyst/documents';
import { evaluateValuation, headlineOf, readFundamentals } from '@finance-analyst/valuation';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { edited } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { readDatabase } from '../testing/readDatabase.js';
import backupText from '../testing/released-1/backup.json?raw';
import databaseText from '../testing/released-1/database.json?raw';
import figuresText from '../testing/released-1/figures.json?raw';
import modelText from '../testing/released-1/model.json?raw';
import { type DatabaseContent, writeDatabase } from '../testing/writeDatabase.js';

const figureOf = (figure: { ok: true; value: number } | { ok: false; reason: string }): number | string =>
  figure.ok ? figure.value : figure.reason;

/** The figures of a model as its release computed them, bit for bit. */
function figuresOf(document: AnalystDocument): unknown {
  const { body } = modelOf(document);
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) throw new Error(fundamentals.reason);
  const result = evaluateValuation(body, fundamentals.value);
  if (!result.ok) throw new Error(result.reasons.join(' '));
  const { valuePerShare, upside, impliedGrowth, terminalShare, wacc } = headlineOf(result.valuation);
  const freeCashFlow = result.valuation.evaluator.readSeries('free_cash_flow').map(figureOf);
  return {
    valuePerShare: figureOf(valuePerShare),
    upside: figureOf(upside),
    impliedGrowth: figureOf(impliedGrowth),
    terminalShare: figureOf(terminalShare),
    wacc: figureOf(wacc),
    freeCashFlow,
  };
}

const figures = JSON.parse(figuresText) as Readonly<Record<string, unknown>>;
const released = JSON.parse(databaseText) as DatabaseContent;

async function openReleased() {
  const indexedDB = new IDBFactory();
  await writeDatabase(indexedDB, released);
  const { workspace } = openTestWorkspace({ indexedDB });
  const stored = async () => (await readDatabase(indexedDB, released.name)).stores;
  return { workspace, stored };
}

it('[WORKSPACE-110] opens models, versions and drafts of the first release with the figures that they had', async () => {
  const { workspace } = await openReleased();
  const found: Record<string, unknown> = {};
  for (const { id } of valueOf(await workspace.listRemoved())) valueOf(await workspace.recover(id));
  for (const { id } of valueOf(await workspace.list())) {
    const { document } = valueOf(await workspace.read(id));
    expect(document.schemaVersion).toBe(5);
    for (const { revision } of valueOf(await workspace.revisions(id)))
      found[`${id}@${revision}`] = figuresOf(valueOf(await workspace.readRevision(id, revision)).document);
    expect(figuresOf(document)).toEqual(found[`${id}@${document.baseRevision}`]);
  }
  for (const { documentId, document } of valueOf(await workspace.drafts.list()))
    found[`draft ${documentId}`] = figuresOf(document);
  found['model file'] = figuresOf(valueOf(await workspace.importText(modelText)));
  expect(found).toEqual(figures);
});

it('[WORKSPACE-110] opens models of a backup of the first release with the figures that they had', async () => {
  await loadDocumentForms('valuation-model');
  const { documents, removed } = JSON.parse(backupText) as {
    readonly documents: readonly AnalystDocument[];
    readonly removed: readonly AnalystDocument[];
  };
  const saved = [...documents, ...removed];
  expect(saved).toHaveLength(3);
  for (const raw of saved) {
    const parsed = parseDocument(raw);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(figuresOf(parsed.value.document)).toEqual(figures[`${raw.id}@${raw.baseRevision}`]);
  }
});

it('[WORKSPACE-111] opening a model of the first release writes nothing', async () => {
  const { workspace, stored } = await openReleased();
  const [row] = valueOf(await workspace.list());
  const before = await stored();
  const { document } = valueOf(await workspace.open(row?.id ?? ''));
  expect(document.schemaVersion).toBe(5);
  expect(await stored()).toEqual(before);
});

it('[WORKSPACE-111] a model of the first release that is edited and saved shares its statements with its versions', async () => {
  const { workspace, stored } = await openReleased();
  const [row] = valueOf(await workspace.list());
  const { document } = valueOf(await workspace.open(row?.id ?? ''));
  const before = (await stored())['attachments'];
  valueOf(await workspace.save(edited(document, 'Later')));
  expect((await stored())['attachments']).toEqual(before);
});
