import { instrumentKey } from '@finance-analyst/portfolio';
import type { BrokerFile, FiledInstrument } from '@finance-analyst/broker-files';
import type { PortfolioBody, PortfolioInstrument } from '@finance-analyst/documents';
import { choiceOf } from './choiceOf.js';
import { filedInstruments } from './filedInstruments.js';
import { findInstrument } from './findInstrument.js';
import type { ImportChoices } from './ImportChoices.js';
import type { InstrumentMatch } from './ImportPlan.js';
import { isInOtherCurrency } from './isInOtherCurrency.js';
import { newInstrument } from './newInstrument.js';

/** Gives each instrument that a file names, by `filedKey`, one of the portfolio, of the market data, or a new one. */
export function matchInstruments(
  file: BrokerFile,
  body: PortfolioBody,
  { instruments: chosen, matches }: ImportChoices,
): ReadonlyMap<string, InstrumentMatch> {
  const known: PortfolioInstrument[] = [...body.instruments];
  const found = new Map<string, InstrumentMatch>();
  const filedByKey = filedInstruments(file);
  // Those with an ISIN come first, so that one named by its symbol alone finds them.
  const inOrder = [...filedByKey].sort(([, a], [, b]) => sureness(b.filed) - sureness(a.filed));
  for (const [key, { filed, transactions, currency }] of inOrder) {
    const choice = choiceOf(chosen, key);
    const match = matchOf(filed, choice, known, matches);
    const isOld = body.instruments.includes(match.instrument);
    if (!known.includes(match.instrument)) known.push(match.instrument);
    found.set(key, {
      filed,
      transactions,
      currency: currency ?? match.instrument.currency,
      ...match,
      isNew: !isOld,
      isKnown: isOld || matches.some((own) => instrumentKey(own) === instrumentKey(match.instrument)),
    });
  }
  return new Map([...filedByKey.keys()].flatMap((key) => [[key, found.get(key)] as const]).filter(isFound));
}

const isFound = (entry: readonly [string, InstrumentMatch | undefined]): entry is [string, InstrumentMatch] =>
  entry[1] !== undefined;

const sureness = ({ isin, symbol }: FiledInstrument): number => (isin ? 2 : 0) + (symbol ? 1 : 0);

function matchOf(
  filed: FiledInstrument,
  choice: string | null | undefined,
  known: readonly PortfolioInstrument[],
  candidates: readonly PortfolioInstrument[],
): Pick<InstrumentMatch, 'instrument' | 'by'> {
  const asNew = (): Pick<InstrumentMatch, 'instrument' | 'by'> => ({
    instrument: newInstrument(filed, [...known, ...candidates]),
    by: 'new',
  });
  if (choice === null) return asNew();
  const isChosen = ({ id }: PortfolioInstrument): boolean => id === choice;
  const chosen = known.find(isChosen) ?? candidates.find(isChosen);
  if (chosen) return { instrument: chosen, by: 'choice' };
  const found =
    findInstrument(filed, known) ??
    findInstrument(
      filed,
      // A symbol alone is of other companies elsewhere: a person matches what trades in another currency.
      candidates.filter((own) => !isInOtherCurrency(own, filed)),
    );
  if (!found) return asNew();
  // A candidate can be an instrument that is known under another name.
  const same = known.find((own) => instrumentKey(own) === instrumentKey(found.instrument));
  return { ...found, instrument: same ?? found.instrument };
}
