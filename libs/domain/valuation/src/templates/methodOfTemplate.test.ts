// @vitest-environment node
import { templateOfVersion1 } from '@finance-analyst/documents';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { excessReturn2Source } from '../excess-return-2/excessReturn2Source.js';
import { excessReturn2Template } from '../excess-return-2/excessReturn2Template.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmSource } from '../free-cash-flow-to-firm/freeCashFlowToFirmSource.js';
import { freeCashFlowToFirmTemplate } from '../free-cash-flow-to-firm/freeCashFlowToFirmTemplate.js';
import { freeCashFlowToFirm2Source } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
import { freeCashFlowToFirm2Template } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Template.js';
import { freeCashFlowToFirm3Source } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Source.js';
import { freeCashFlowToFirm3Template } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Template.js';
import { freeCashFlowToFirm4Source } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Source.js';
import { freeCashFlowToFirm4Template } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Template.js';
import { fundsFromOperationsSource } from '../funds-from-operations/fundsFromOperationsSource.js';
import { fundsFromOperationsTemplate } from '../funds-from-operations/fundsFromOperationsTemplate.js';
import { leveragedBuyout2Source } from '../leveraged-buyout-2/leveragedBuyout2Source.js';
import { leveragedBuyout3Source } from '../leveraged-buyout-3/leveragedBuyout3Source.js';
import { leveragedBuyout3Template } from '../leveraged-buyout-3/leveragedBuyout3Template.js';
import { leveragedBuyout2Template } from '../leveraged-buyout-2/leveragedBuyout2Template.js';
import { exampleFundamentals } from '../testing/exampleModel.js';
import { withYears } from '@finance-analyst/model-engine';
import { methodOfTemplate } from './methodOfTemplate.js';

it.each([
  [freeCashFlowToFirmTemplate, freeCashFlowToFirmSource],
  [freeCashFlowToFirm2Template, freeCashFlowToFirm2Source],
  [freeCashFlowToFirm3Template, freeCashFlowToFirm3Source],
  [freeCashFlowToFirm4Template, freeCashFlowToFirm4Source],
  [excessReturn2Template, excessReturn2Source],
  [fundsFromOperationsTemplate, fundsFromOperationsSource],
  [leveragedBuyout2Template, leveragedBuyout2Source],
  [leveragedBuyout3Template, leveragedBuyout3Source],
])('[VALUATION-51] names the template by the hash of its source (%j)', (template, source) => {
  const hash = createHash('sha256').update(source).digest('hex');
  expect(template.hash).toBe(`sha256-${hash}`);
});

it('[VALUATION-51] computes models of the first release with their original template', () => {
  const found = methodOfTemplate(templateOfVersion1);
  expect(found.ok && found.value.model(7, exampleFundamentals())).toEqual(
    withYears(freeCashFlowToFirmModel(7), 2026),
  );
});

it.each([
  ['id', { id: 'dividends' }, 'version 1 of the template “dividends”'],
  ['version', { version: 5 }, 'version 5 of the template “free-cash-flow-to-firm”'],
  ['source', { hash: 'sha256-0' }, 'another edition of version 1 of the template “free-cash-flow-to-firm”'],
])('[VALUATION-52] says of a template of another %s that it is not here', (_what, change, words) => {
  const found = methodOfTemplate({ ...freeCashFlowToFirmTemplate, ...change });
  expect(found.ok ? '' : found.reason).toContain(`${words}, which this release does not have.`);
});
