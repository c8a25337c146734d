import { type PortfolioInstrument, readSymbol, writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { LedgerInstrument } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/**
 * The instrument of a symbol, with its market if that is given. One that the portfolio knows is found in any case, and without
 * its market if no other has its symbol.
 */
export function readInstrument(
  text: string,
  instruments: readonly PortfolioInstrument[],
): Result<LedgerInstrument> {
  const sought = text.trim().toUpperCase();
  if (!/^(?:[A-Z0-9]+:)?[A-Z0-9][A-Z0-9.^=/_-]*$/u.test(sought))
    return { ok: false, reason: messages.enterSymbol };
  const exact = instruments.find((known) => writeSymbol(known).toUpperCase() === sought);
  const alike = exact ? [exact] : instruments.filter(({ symbol }) => symbol.toUpperCase() === sought);
  const [only, ...others] = alike;
  if (others.length > 0)
    return {
      ok: false,
      reason: messages.ambiguous(
        text.trim(),
        alike.map((known) => writeSymbol(known)),
      ),
    };
  const { symbol, market } = only ?? readSymbol(sought);
  return { ok: true, value: { symbol, market } };
}
