// @vitest-environment node
import 'fake-indexeddb/auto';
import { parseDocument, type AnalystDocument } from '@finance-analyst/documents';
import { evaluateValuation, headlineOf, readFundamentals } from '@finance-analyst/valuation';
import { IDBFactory } from 'fake-indexeddb';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import backupText from '../testing/released-1/backup.json?raw';
import databaseText from '../testing/released-1/database.json?raw';
import modelText from '../testing/released-1/model.json?raw';
import { type DatabaseContent, writeDatabase } from '../testing/writeDatabase.js';

const headline = ({ body }: AnalystDocument) => {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) return fundamentals;
  const result = evaluateValuation(body, fundamentals.value);
  if (!result.ok) return result;
  const { valuePerShare, upside, impliedGrowth, terminalShare, wacc } = headlineOf(result.valuation);
  return { valuePerShare, upside, impliedGrowth, terminalShare, wacc, flows: result.valuation.evaluator.readSeries('free_cash_flow') };
};

it('dump', async () => {
  const out: Record<string, unknown> = {};
  const indexedDB = new IDBFactory();
  await writeDatabase(indexedDB, JSON.parse(databaseText) as DatabaseContent);
  const { workspace } = openTestWorkspace({ indexedDB });
  for (const {id} of valueOf(await workspace.listRemoved())) valueOf(await workspace.restore(id));
  for (const {id, title} of valueOf(await workspace.list())) {
    const document = valueOf(await workspace.read(id)).document;
    out[id + ' ' + title] = headline(document);
    for (let r = 1; r <= document.baseRevision; r++) { const v = await workspace.readRevision(id, r); if (v.ok) out[`${id}@${r}`] = headline(v.value.document); }
  }
  for (const d of valueOf(await workspace.drafts.list())) out['draft ' + d.documentId] = headline(d.document);
  out['file'] = headline(valueOf(await workspace.importText(modelText)));
  const b = JSON.parse(backupText);
  out['backup keys'] = Object.keys(b);
  writeFileSync('/tmp/body-figures.json', JSON.stringify(out, null, 1));
});
