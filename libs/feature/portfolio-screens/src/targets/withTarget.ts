import type { PortfolioBody } from '@finance-analyst/documents';
import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerInstrument } from '@finance-analyst/portfolio';

/** A portfolio with the target of an instrument; null removes it. */
export function withTarget(body: PortfolioBody, id: string, weight: number | null): PortfolioBody {
  const known = body.targets.some((target) => target.id === id);
  const targets =
    weight === null
      ? body.targets.filter((target) => target.id !== id)
      : known
        ? body.targets.map((target) => (target.id === id ? { ...target, weight } : target))
        : [...body.targets, { id, weight }];
  return { ...body, targets };
}

/** A portfolio with another instrument that has a target, of nothing at first. */
export function withTargeted(body: PortfolioBody, instrument: LedgerInstrument): PortfolioBody {
  const id = writeSymbol(instrument);
  const isKnown = body.instruments.some((known) => known.id === id);
  const { symbol, market } = instrument;
  const added = { id, symbol, market, name: null, isin: null, currency: null, sector: null };
  return withTarget(
    { ...body, instruments: isKnown ? body.instruments : [...body.instruments, added] },
    id,
    0,
  );
}
