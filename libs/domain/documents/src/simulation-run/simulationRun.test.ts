import { describe, expect, it } from 'vitest';
import { isPart } from '../kinds/isPart.js';
import { splitAttachments } from '../kinds/splitAttachments.js';
import { summaryOf } from '../kinds/summaryOf.js';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleRun, exampleRunBody } from '../testing/exampleRun.js';
import { documentFromText } from '../text/documentFromText.js';
import { documentToText } from '../text/documentToText.js';
import { modelOfRun } from './modelOfRun.js';
import { simulatedModelOf } from './simulatedModelOf.js';

describe('a simulation run', () => {
  it('[DOCUMENTS-134] opens as it was saved, from text too', async () => {
    await loadDocumentForms('simulation-run');
    expect(parseDocument(exampleRun)).toEqual({
      ok: true,
      value: { document: exampleRun, access: 'editable', note: null },
    });
    expect(await documentFromText(documentToText(exampleRun))).toMatchObject({
      ok: true,
      value: { document: { kind: 'simulation-run', body: exampleRunBody } },
    });
  });

  it('[DOCUMENTS-134] of an earlier release has no draw method', async () => {
    await loadDocumentForms('simulation-run');
    const { methodVersion: _none, ...run } = exampleRunBody.run;
    const earlier = { ...exampleRun, body: { ...exampleRunBody, run } };
    expect(parseDocument(earlier)).toMatchObject({ ok: true, value: { document: earlier } });
  });

  it.each([
    ['no seed', { run: { ...exampleRunBody.run, seed: undefined } }],
    [
      'an unknown distribution',
      { run: { ...exampleRunBody.run, variables: [{ name: 'beta', effect: 'shift' }] } },
    ],
    ['no checksum', { result: { ...exampleRunBody.result, checksum: '' } }],
    ['no model', { model: undefined }],
  ])('[DOCUMENTS-134] is damaged with %s', async (_, change) => {
    await loadDocumentForms('simulation-run');
    const parsed = parseDocument({ ...exampleRun, body: { ...exampleRunBody, ...change } });
    expect(parsed).toMatchObject({
      ok: false,
      code: 'corrupted',
      reason: expect.stringMatching(/^This simulation run is damaged/) as unknown,
    });
  });

  it('[DOCUMENTS-135] has the model that it is of, as it was then', async () => {
    const opened = await modelOfRun(exampleRun);
    expect(opened).toMatchObject({
      ok: true,
      value: { document: { id: exampleModel.id, title: exampleModel.title, baseRevision: 3 } },
    });
    expect(opened.ok && opened.value.document.body).toEqual(exampleModel.body);
  });

  it('[DOCUMENTS-135] stores the statements of the model and of its peers apart, as the model does', () => {
    const peerStatements = { 'peer-1': { annual: [1] } };
    const model = { ...exampleModel, body: { ...exampleModel.body, peerStatements } };
    const run = { ...exampleRun, body: { ...exampleRunBody, ...simulatedModelOf(model) } };
    const { light, attachments } = splitAttachments(run, () => 1);
    expect(attachments.map(({ value }) => value)).toEqual([
      exampleModel.body.fundamentalsSnapshot,
      peerStatements,
    ]);
    expect(JSON.stringify(light)).not.toContain('annual');
  });

  it('[DOCUMENTS-136] belongs to a model, which its summary names', () => {
    expect(isPart('simulation-run')).toBe(true);
    expect(isPart('valuation-model')).toBe(false);
    expect(summaryOf('simulation-run', exampleRunBody)).toEqual({
      instruments: [{ symbol: 'ACME', market: 'XNAS', name: 'Acme Corporation' }],
      currency: 'USD',
      headline: null,
      partOfId: 'model-1',
    });
    expect(summaryOf('simulation-run', { model: 7 })).toEqual({
      instruments: [],
      currency: null,
      headline: null,
    });
  });
});
