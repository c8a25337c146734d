import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { arbitraryDocument } from '../testing/arbitraryDocument.js';
import { exampleModel } from '../testing/exampleModel.js';
import { documentFromText, maximumTextLength } from './documentFromText.js';
import { documentToText } from './documentToText.js';

describe('documentFromText', () => {
  it('[DOCUMENTS-1] reads back the written document', async () => {
    await loadDocumentForms('valuation-model');
    await fc.assert(
      fc.asyncProperty(arbitraryDocument, async (raw) => {
        const parsed = parseDocument(raw);
        if (!parsed.ok) throw new Error(parsed.reason);
        const text = documentToText(parsed.value.document);
        const again = await documentFromText(text);
        expect(again).toEqual(parsed);
        expect(again.ok && documentToText(again.value.document)).toBe(text);
      }),
    );
  });

  it('[DOCUMENTS-11] rejects text that is not JSON', async () => {
    const parsed = await documentFromText('symbol,price\nACME,12');
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted', raw: 'symbol,price\nACME,12' });
    expect(!parsed.ok && parsed.reason).toContain('not JSON');
  });

  it('[DOCUMENTS-11] rejects text over the limit and reads text at the limit', async () => {
    const text = documentToText(exampleModel);
    const atLimit = text.padEnd(maximumTextLength);
    expect((await documentFromText(atLimit)).ok).toBe(true);
    expect(await documentFromText(`${atLimit} `)).toMatchObject({ ok: false, code: 'corrupted' });
  });
});
