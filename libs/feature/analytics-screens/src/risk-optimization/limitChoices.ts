import type { PortfolioBody, PortfolioInstrument } from '@finance-analyst/documents';
import { countryOf } from '../groups/countryOf.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import { messages } from '../risk/messages.js';
import type { LimitKind, NamedLimit, WeightLimit } from './WeightLimit.js';

/** What can be limited: the name of a holding or a group, with its holdings. */
export interface LimitChoice {
  readonly of: string;
  readonly name: string;
  readonly holdings: readonly string[];
}

/** The holdings or groups of a kind, the largest holding of each first. */
export function limitChoices(
  kind: LimitKind,
  positions: readonly RiskPosition[],
  { instruments }: Pick<PortfolioBody, 'instruments'>,
): readonly LimitChoice[] {
  const known = new Map(instruments.map((each) => [each.id, each]));
  const found = new Map<string, LimitChoice>();
  for (const position of positions) {
    if (position.isCash) continue;
    const of = groupOf(kind, position, known.get(position.id));
    const name = kind === 'holding' ? position.name : of;
    found.set(of, { of, name, holdings: [...(found.get(of)?.holdings ?? []), position.id] });
  }
  return [...found.values()];
}

function groupOf(
  kind: LimitKind,
  { id, currency }: RiskPosition,
  known: PortfolioInstrument | undefined,
): string {
  switch (kind) {
    case 'holding':
      return id;
    case 'sector':
      return known?.sector ?? messages.unknownSector;
    case 'country':
      return countryOf(known?.isin) ?? messages.unknownCountry;
    case 'currency':
      return currency;
  }
}

/** Limits with the holdings that they are about; those about nothing that is held are left out. */
export const namedLimits = (
  limits: readonly WeightLimit[],
  positions: readonly RiskPosition[],
  body: Pick<PortfolioBody, 'instruments'>,
): readonly NamedLimit[] =>
  limits.flatMap(({ kind, of, lower, upper }) => {
    const found = limitChoices(kind, positions, body).find((choice) => choice.of === of);
    return found ? [{ name: found.name, holdings: found.holdings, lower, upper }] : [];
  });
