import type { Result } from '@finance-analyst/foundation';
import type { MemoryCache } from '../memory/MemoryCache.js';
import { ttlPolicies } from '../ttl/ttlPolicies.js';
import type { CachedCalculation, CalculationRequest } from './CachedCalculation.js';
import { canonicalInputs } from './canonicalInputs.js';

export interface CalculationCacheOptions {
  readonly cache: MemoryCache<CachedCalculation<unknown>>;
  readonly clock: () => Date;
  readonly ttlMs?: number;
}

export type Compute<Value> = () => Result<Value> | Promise<Result<Value>>;

/** Calculations by symbol, type and inputs: each is done once in its time. */
export interface CalculationCache {
  /**
   * The calculation as it was done, or done now. Those who ask for the same at the same time share one; a failure is
   * given to all of them and not kept. One type of calculation always has one type of result.
   */
  getOrCompute<Value>(
    request: CalculationRequest,
    compute: Compute<Value>,
  ): Promise<Result<CachedCalculation<Value>>>;
  /** Forgets what was calculated for a symbol, such as after its figures changed. */
  forget(symbol: string): void;
  /** Forgets everything, such as on sign-out. What is under way reaches who asked for it and is not kept. */
  clear(): void;
}

type Doing = Promise<Result<CachedCalculation<unknown>>>;

const prefixOf = (symbol: string): string => `${JSON.stringify(symbol)} `;

function keyOf({ symbol, calculationType, inputs }: CalculationRequest): string | null {
  const text = canonicalInputs(inputs);
  return text === null ? null : `${prefixOf(symbol)}${JSON.stringify(calculationType)} ${text}`;
}

/** Calculations over a memory cache, kept for 15 minutes. */
export function createCalculationCache({
  cache,
  clock,
  ttlMs = ttlPolicies.financialDataMs,
}: CalculationCacheOptions): CalculationCache {
  const underWay = new Map<string, Doing>();

  const calculate = async <Value>(
    { symbol, calculationType, inputs }: CalculationRequest,
    compute: Compute<Value>,
  ): Promise<Result<CachedCalculation<Value>>> => {
    const outcome = await compute();
    if (!outcome.ok) return outcome;
    const timestamp = clock().toISOString();
    return { ok: true, value: { symbol, calculationType, inputs, result: outcome.value, timestamp } };
  };
  const calculateAndKeep = (key: string, request: CalculationRequest, compute: Compute<unknown>): Doing => {
    const doing = calculate(request, compute)
      .then((outcome) => {
        // Not when it was forgotten meanwhile.
        if (outcome.ok && underWay.get(key) === doing) cache.set(key, outcome.value, ttlMs);
        return outcome;
      })
      .finally(() => {
        if (underWay.get(key) === doing) underWay.delete(key);
      });
    underWay.set(key, doing);
    return doing;
  };

  return {
    getOrCompute: async <Value>(request: CalculationRequest, compute: Compute<Value>) => {
      const key = keyOf(request);
      // Inputs that nothing stands for are calculated each time: a wrong result would be worse than a slow one.
      if (key === null) return calculate(request, compute);
      const kept = cache.get(key);
      if (kept) return { ok: true, value: kept as CachedCalculation<Value> };
      const doing = underWay.get(key) ?? calculateAndKeep(key, request, compute);
      return doing as Promise<Result<CachedCalculation<Value>>>;
    },
    forget(symbol) {
      const isMeant = (key: string) => key.startsWith(prefixOf(symbol));
      cache.deleteWhere(isMeant);
      for (const key of underWay.keys()) if (isMeant(key)) underWay.delete(key);
    },
    clear() {
      cache.clear();
      underWay.clear();
    },
  };
}
