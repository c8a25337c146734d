import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { documentKinds } from './documentKinds.js';

it('[DOCUMENTS-31] names the statements of a model as its attachment', () => {
  const { kind, body } = exampleModel;
  const { attachments } = documentKinds[kind];
  expect(attachments).toEqual(['fundamentalsSnapshot']);
  for (const field of attachments) expect(body).toHaveProperty(field);
});
