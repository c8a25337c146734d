import { differenceOf } from '../decimal/differenceOf.js';
import { sumOf } from '../decimal/sumOf.js';

/**
 * The gross amount of a trade from its net amount, both without a sign: net = gross + fees + taxes where cash is paid,
 * gross − fees − taxes where it is received.
 */
export const tradeGross = (
  kind: 'buy' | 'sell' | 'short' | 'cover',
  net: string,
  fees: string | undefined,
  taxes: string | undefined,
): string =>
  kind === 'buy' || kind === 'cover' ? differenceOf(differenceOf(net, fees), taxes) : sumOf(net, fees, taxes);
