import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import { instrumentKey } from '@finance-analyst/portfolio';
import { instrumentsOf } from '@finance-analyst/portfolios';
import { messages } from '../messages.js';
import { type Scope, writeScope } from './Scope.js';

/** A scope with its name and the instruments in it. */
export interface NamedScope {
  readonly scope: Scope;
  readonly name: string;
  /** Keys of instruments. */
  readonly instruments: readonly string[];
}

/** The scopes of a portfolio, as its address names them: sectors, and then everything that it has ever held, by name. */
export function scopesOf({
  rows,
  instruments,
}: Pick<PortfolioBody, 'rows' | 'instruments'>): ReadonlyMap<string, NamedScope> {
  const known = new Map(instruments.map((one) => [one.id, one]));
  const holdings: NamedScope[] = [];
  const sectors = new Map<string, string[]>();
  for (const instrument of instrumentsOf(rows)) {
    const id = writeSymbol(instrument);
    const key = instrumentKey(instrument);
    const { name = null, sector = null } = known.get(id) ?? {};
    holdings.push({ scope: { kind: 'holding', id }, name: name ?? id, instruments: [key] });
    const inSector = sectors.get(sector ?? messages.unknownSector) ?? [];
    sectors.set(sector ?? messages.unknownSector, [...inSector, key]);
  }
  const named = [...sectors].map(([id, keys]): NamedScope => ({
    scope: { kind: 'sector', id },
    name: id,
    instruments: keys,
  }));
  return new Map(
    // One sector is all of them.
    [...(named.length > 1 ? named.sort(byName) : []), ...holdings.sort(byName)].map((each) => [
      writeScope(each.scope) ?? '',
      each,
    ]),
  );
}

const byName = (a: NamedScope, b: NamedScope): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
