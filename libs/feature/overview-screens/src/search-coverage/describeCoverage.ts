import { messages } from './messages.js';

interface Provider {
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'not-configured' | 'limited' | 'failing';
  readonly reason: string | null;
}

/** The server's status of search and providers. */
export interface CoverageStatus {
  readonly companies: readonly { readonly source: string; readonly count: number }[];
  readonly providers: readonly Provider[];
}

const filings = 'sec-edgar';

function describeMissingFilers({ name, state, reason }: Provider): string {
  if (state === 'ready') return messages.filersToCome(name);
  return state === 'not-configured'
    ? messages.filersUnset(name, reason)
    : messages.filersFailed(name, reason);
}

/** The companies covered, their price sources, and how to add what is missing: one sentence each. */
export function describeCoverage(
  { companies, providers }: CoverageStatus,
  formatCount: (count: number) => string,
): readonly string[] {
  const counted = (source: string) => companies.find((known) => known.source === source)?.count ?? 0;
  const filers = counted(filings);
  const samples = counted('sample');
  const filingsProvider = providers.find(({ id }) => id === filings);
  const priceProviders = providers.filter(({ id }) => id !== filings);
  const working = priceProviders.filter(({ state }) => state !== 'not-configured');
  const [unset] = priceProviders;
  const lines: string[] = [];

  if (filers > 0 && samples > 0) lines.push(messages.coversBoth(formatCount(filers), formatCount(samples)));
  else if (filers > 0) lines.push(messages.coversFilers(formatCount(filers)));
  else lines.push(samples > 0 ? messages.coversSamples(formatCount(samples)) : messages.coversNothing);

  if (filers === 0 && filingsProvider) lines.push(describeMissingFilers(filingsProvider));
  // Sample companies have their own prices.
  if (filers > 0)
    lines.push(
      working.length > 0
        ? messages.pricesOf(working.map(({ name }) => name).join(', '))
        : messages.noPrices(unset?.reason ?? null),
    );
  return lines;
}
