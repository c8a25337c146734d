import { createDocument, documentFromText, documentToText, takeBack } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { brokerTexts } from '../testing/brokerTexts.js';
import { emptyBody, importInto } from '../testing/importText.js';

it('[IMPORT-PIPELINE-13] takes an import back after the portfolio was stored and opened again', async () => {
  const document = createDocument({
    kind: 'portfolio',
    id: 'one',
    ownerId: 'device',
    title: 'Growth',
    now: '2026-11-20T22:00:00.000Z',
    body: importInto(emptyBody, brokerTexts['Degiro'] ?? '', 'batch'),
  });
  const read = await documentFromText(documentToText(document));
  if (!read.ok || read.value.document.kind !== 'portfolio') throw new Error('not read');
  const { body } = read.value.document;
  expect(body).toEqual(document.body);
  expect(body.accounts).toHaveLength(1);
  expect(takeBack(body, 'batch')).toEqual(emptyBody);
});
