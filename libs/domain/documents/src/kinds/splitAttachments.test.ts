import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { splitAttachments } from './splitAttachments.js';

const model = exampleModel;
const { fundamentalsSnapshot, ...lightBody } = model.body;

it('[DOCUMENTS-102] takes the heavy fields out under their names, and leaves the document as it was', () => {
  const { light, attachments } = splitAttachments(model, () => 7);
  expect(attachments).toEqual([{ field: 'fundamentalsSnapshot', name: 7, value: fundamentalsSnapshot }]);
  expect(light).toEqual({ ...model, body: lightBody });
  expect(model.body.fundamentalsSnapshot).toBe(fundamentalsSnapshot);
});

it('[DOCUMENTS-102] leaves a field in the body that is empty, has no name or is no object', () => {
  expect(splitAttachments(model, () => null)).toEqual({ light: model, attachments: [] });
  const without = {
    ...model,
    body: { ...model.body, fundamentalsSnapshot: null },
  } as unknown as typeof model;
  expect(splitAttachments(without, () => 7)).toEqual({ light: without, attachments: [] });
  expect(splitAttachments(model, () => 7).light.body).toHaveProperty('peerStatements', {});
});
