import type { TargetWeight } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { messages } from './messages.js';

/** Weights that a person enters in percent, such as `ACME 60, XNAS:AAPL 40%`. */
export function readWeights(text: string): Result<readonly TargetWeight[]> {
  const parts = text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const weights: TargetWeight[] = [];
  for (const part of parts) {
    const [, symbol, percent] = /^(\S+)\s+(-?\d+(?:\.\d+)?)\s*%?$/u.exec(part) ?? [];
    if (symbol === undefined || percent === undefined)
      return { ok: false, reason: messages.unreadableWeights };
    weights.push({ id: symbol.toUpperCase(), weight: Number(percent) / 100 });
  }
  if (weights.length === 0) return { ok: false, reason: messages.unreadableWeights };
  return weightsProblem(weights) ?? { ok: true, value: weights };
}

const rounding = 1e-9;

/** Why weights are not those of a benchmark, or null. */
export function weightsProblem(
  weights: readonly TargetWeight[],
): { readonly ok: false; readonly reason: string } | null {
  const ids = weights.map(({ id }) => id);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) return { ok: false, reason: messages.repeated(repeated) };
  const negative = weights.find(({ weight }) => weight < 0);
  if (negative) return { ok: false, reason: messages.negative(negative.id) };
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return sum > 1 + rounding
    ? { ok: false, reason: messages.tooMuch(`${Math.round(sum * 10_000) / 100}%`) }
    : null;
}
