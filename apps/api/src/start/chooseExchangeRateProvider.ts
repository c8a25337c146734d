import {
  createEcb,
  ecbName,
  type ExchangeRateProvider,
  type UnconfiguredProvider,
} from '@finance-analyst/market-data-service';
import type { Configuration } from '../configuration/Configuration.js';

/** The provider of exchange rates, or the disabled one. */
export function chooseExchangeRateProvider(
  { ecb }: Pick<Configuration, 'ecb'>,
  clock: () => Date,
): {
  readonly provider: ExchangeRateProvider | null;
  readonly unconfigured: readonly UnconfiguredProvider[];
} {
  if (ecb) return { provider: createEcb(ecb, clock), unconfigured: [] };
  const reason = `Exchange rates from the ${ecbName} are disabled. Add ecb to PRICE_PROVIDERS.`;
  return { provider: null, unconfigured: [{ source: 'ecb', name: ecbName, reason }] };
}
