import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals, StatementLine } from '@finance-analyst/market';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { periodNamed } from '../history/periodNamed.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { isAssumedBeta } from '../default-assumptions/isAssumedBeta.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { modelInputs } from '../saved-model/modelInputs.js';

/** What a model's defaults depend on; null if its statements lack it. */
export function derivationBasis(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
  { basePeriod }: ModelMethod,
): DerivationBasis | null {
  const base = basePeriod(fundamentals);
  if (!base) return null;
  const rowsOf = (input: string): readonly AssumptionRow[] =>
    body.assumptions.filter((row) => row.input === input);
  const isOverridden = (input: string): boolean => rowsOf(input).some(({ edited }) => edited);
  return {
    fundamentals,
    compared: body,
    base,
    price: body.priceSnapshot ?? null,
    years: body.years,
    inputs: modelInputs(body),
    isOverridden,
    sourcesOf: (input) =>
      isOverridden(input) ? [] : filedSources(fundamentals, rowsOf(input)[0]?.provenance?.figures ?? []),
    debtSpread: debtSpreadOf(rowsOf('cost_of_debt')[0], rowsOf('risk_free_rate')[0]),
    isBetaAssumed: isAssumedBeta(rowsOf('beta')[0]?.provenance?.detail),
  };
}

const filedSources = (
  fundamentals: CompanyFundamentals,
  references: readonly { readonly line: string; readonly period: string }[],
): readonly AssumptionSource[] =>
  references.flatMap(({ line, period }) => {
    const statement = periodNamed(fundamentals, period);
    const source = statement ? sourceOf(statement, line as StatementLine) : null;
    return source ? [source] : [];
  });

/** Rows of earlier releases have no spread; it is the difference of the two default rates. */
function debtSpreadOf(
  costOfDebt: AssumptionRow | undefined,
  riskFreeRate: AssumptionRow | undefined,
): DerivationBasis['debtSpread'] {
  if (!costOfDebt || !riskFreeRate) return null;
  const { defaultValue, provenance, spread } = costOfDebt;
  const { detail: source = '', asOf = null } = riskFreeRate.provenance ?? {};
  if (spread !== undefined) return { value: spread, source, asOf };
  const isFiled = provenance?.figures !== undefined;
  return isFiled || typeof defaultValue !== 'number' || typeof riskFreeRate.defaultValue !== 'number'
    ? null
    : { value: defaultValue - riskFreeRate.defaultValue, source, asOf };
}
