import {
  type ComputedFigure,
  type ComputedHeadline,
  isSameValue,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { engineVersion } from '@finance-analyst/model-engine';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import { headlineOf } from './headlineOf.js';

/** A figure too large for a saved body, such as the upside of a near-zero price, becomes a reason. */
function figureOf(figure: ComputedFigure): ComputedFigure {
  if (!figure.ok) return { ok: false, reason: figure.reason };
  return Number.isFinite(figure.value)
    ? { ok: true, value: figure.value }
    : { ok: false, reason: 'The figure is too large to compute.' };
}

function figuresOf(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): Omit<ComputedHeadline, 'template' | 'engineVersion' | 'statementsSource'> {
  const result = evaluateValuation(body, fundamentals);
  if (!result.ok) {
    const none: ComputedFigure = { ok: false, reason: result.reasons.join(' ') };
    return { valuePerShare: none, upside: none, impliedGrowth: none, terminalShare: none, wacc: none };
  }
  const { valuePerShare, upside, impliedGrowth, terminalShare, wacc } = headlineOf(result.valuation);
  return {
    valuePerShare: figureOf(valuePerShare),
    upside: figureOf(upside),
    impliedGrowth: figureOf(impliedGrowth),
    terminalShare: figureOf(terminalShare),
    wacc: figureOf(wacc),
  };
}

/**
 * The model with its headline computed now; the same body if unchanged. An unknown template
 * computes nothing, so its model keeps the last computed figures.
 */
export function withHeadline(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): ValuationModelBody {
  const { template } = body;
  if (!methodOfTemplate(template).ok) return body;
  const { source: statementsSource } = fundamentals;
  const computed = { ...figuresOf(body, fundamentals), template, engineVersion, statementsSource };
  return isSameValue(computed, body.computed) ? body : { ...body, computed };
}
