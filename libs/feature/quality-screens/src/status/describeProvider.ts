import type { ProviderStatus } from '@finance-analyst/contracts';
import { describeMoment, type FigureFormatting } from '@finance-analyst/figures';
import type { Standing } from '../frame/StateMark.js';
import { messages } from './messages.js';

export interface DescribedProvider {
  readonly standing: Standing;
  readonly state: string;
  /** Why it is not ready, or why it last failed. */
  readonly reason: string;
}

const standings: Readonly<Record<ProviderStatus['state'], Standing>> = {
  ready: 'good',
  'not-configured': 'unknown',
  limited: 'fair',
  failing: 'poor',
};

/** A provider's state, in words. */
export function describeProvider(
  { state, reason, blockedUntil, failingSince }: ProviderStatus,
  now: Date,
  formatting: Pick<FigureFormatting, 'formatDate'>,
): DescribedProvider {
  const standing = standings[state];
  const moment = (iso: string) => describeMoment(iso, now, formatting);
  const why = reason ?? '';
  if (state === 'limited' && blockedUntil !== null)
    return { standing, state: messages.limitedUntil(moment(blockedUntil)), reason: why };
  if (state !== 'failing' || failingSince === null)
    return { standing, state: messages.states[state], reason: why };
  const rest = blockedUntil === null ? '' : ` ${messages.restingUntil(moment(blockedUntil))}`;
  return { standing, state: messages.failingSince(moment(failingSince)), reason: `${why}${rest}` };
}
