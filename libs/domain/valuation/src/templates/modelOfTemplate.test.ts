// @vitest-environment node
import { templateOfVersion1 } from '@finance-analyst/documents';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmSource } from '../free-cash-flow-to-firm/freeCashFlowToFirmSource.js';
import { freeCashFlowToFirmTemplate } from '../free-cash-flow-to-firm/freeCashFlowToFirmTemplate.js';
import { modelOfTemplate } from './modelOfTemplate.js';

it('[VALUATION-51] names the template by the hash of its source', () => {
  const hash = createHash('sha256').update(freeCashFlowToFirmSource).digest('hex');
  expect(freeCashFlowToFirmTemplate.hash).toBe(`sha256-${hash}`);
});

it('[VALUATION-51] computes models of the first release with their original template', () => {
  expect(modelOfTemplate(templateOfVersion1, 7)).toEqual({ ok: true, value: freeCashFlowToFirmModel(7) });
});

it.each([
  ['id', { id: 'dividends' }, 'version 1 of the template “dividends”'],
  ['version', { version: 2 }, 'version 2 of the template “free-cash-flow-to-firm”'],
  ['source', { hash: 'sha256-0' }, 'another edition of version 1 of the template “free-cash-flow-to-firm”'],
])('[VALUATION-52] says of a template of another %s that it is not here', (_what, change, words) => {
  const found = modelOfTemplate({ ...freeCashFlowToFirmTemplate, ...change }, 5);
  expect(found.ok ? '' : found.reason).toContain(`${words}, which this release does not have.`);
});
