import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { documentKinds } from './documentKinds.js';

it('[DOCUMENTS-31] names the statements of a model and of its peers as its attachments', () => {
  const { kind, body } = exampleModel;
  const { attachments } = documentKinds[kind];
  expect(attachments).toEqual(['fundamentalsSnapshot', 'peerStatements']);
  for (const field of attachments) expect(body).toHaveProperty(field);
});
