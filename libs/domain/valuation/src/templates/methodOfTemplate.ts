import type { ModelTemplate } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { excessReturn2Method } from '../excess-return-2/excessReturn2Method.js';
import { freeCashFlowToFirmMethod } from '../free-cash-flow-to-firm/freeCashFlowToFirmMethod.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import { freeCashFlowToFirm3Method } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Method.js';
import { freeCashFlowToFirm4Method } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Method.js';
import { fundsFromOperationsMethod } from '../funds-from-operations/fundsFromOperationsMethod.js';
import { leveragedBuyout2Method } from '../leveraged-buyout-2/leveragedBuyout2Method.js';
import { leveragedBuyout3Method } from '../leveraged-buyout-3/leveragedBuyout3Method.js';
import type { ModelMethod } from './ModelMethod.js';

/** The methods of saved models. */
export const modelMethods: readonly ModelMethod[] = [
  freeCashFlowToFirmMethod,
  freeCashFlowToFirm2Method,
  freeCashFlowToFirm3Method,
  freeCashFlowToFirm4Method,
  excessReturn2Method,
  fundsFromOperationsMethod,
  leveragedBuyout2Method,
  leveragedBuyout3Method,
];

/** The method of a saved model. An unknown template is never replaced by another. */
export function methodOfTemplate(template: ModelTemplate): Result<ModelMethod> {
  const named = modelMethods.find(
    ({ template: { id, version } }) => template.id === id && template.version === version,
  );
  if (named && named.template.hash === template.hash) return { ok: true, value: named };
  const name = `version ${template.version} of the template “${template.id}”`;
  const which = named ? `another edition of ${name}` : name;
  return {
    ok: false,
    reason: `This model uses ${which}, which this release does not have. It shows the figures last computed. Reload to update, then open it again.`,
  };
}
