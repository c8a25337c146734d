import type { ModelTemplate } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompiledModel } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmTemplate } from '../free-cash-flow-to-firm/freeCashFlowToFirmTemplate.js';

/** The compiled template of a saved model. An unknown one is never replaced by another. */
export function modelOfTemplate(template: ModelTemplate, years: number): Result<CompiledModel> {
  const { id, version, hash } = freeCashFlowToFirmTemplate;
  const isNamed = template.id === id && template.version === version;
  if (isNamed && template.hash === hash) return { ok: true, value: freeCashFlowToFirmModel(years) };
  const name = `version ${template.version} of the template “${template.id}”`;
  const which = isNamed ? `another edition of ${name}` : name;
  return {
    ok: false,
    reason: `This model uses ${which}, which this release does not have. Its figures are as last computed. Reload to update, then open it again.`,
  };
}
