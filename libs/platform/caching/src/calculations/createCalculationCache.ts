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

/** Calculations by symbol, type and inputs; each is done once until it expires. */
export interface CalculationCache {
  /**
   * The cached calculation, or a new one. Concurrent requests for the same one share it; a failure goes to
   * all of them and is not cached. Each type of calculation has a single result type.
   */
  getOrCompute<Value>(
    request: CalculationRequest,
    compute: Compute<Value>,
  ): Promise<Result<CachedCalculation<Value>>>;
  /** Removes a symbol's calculations, for example after its figures changed. */
  forget(symbol: string): void;
  /** Removes everything, for example on sign-out. Calculations in progress reach their callers but are not cached. */
  clear(): void;
}

type Doing = Promise<Result<CachedCalculation<unknown>>>;

const prefixOf = (symbol: string): string => `${JSON.stringify(symbol)} `;

function keyOf({ symbol, calculationType, inputs }: CalculationRequest): string | null {
  const text = canonicalInputs(inputs);
  return text === null ? null : `${prefixOf(symbol)}${JSON.stringify(calculationType)} ${text}`;
}

/** Calculations in a memory cache, for 15 minutes. */
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
        // Skip it if it was removed meanwhile.
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
      // Inputs without a key are calculated each time: a slow result is better than a wrong one.
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
