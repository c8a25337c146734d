import { sessionOf, sourceName } from '@finance-analyst/market';
import {
  headlineOf,
  impliedDrivers,
  impliedReturn,
  returnToTarget,
  targetPrice,
  type ImpliedDriver,
} from '@finance-analyst/valuation';
import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import { messages as headlineMessages } from '../headline/messages.js';
import { terminalShareFormat } from '../headline/terminalShareFormat.js';
import { impliedDriverWords } from '../implied/impliedDriverWords.js';
import { localFigure } from '../model/localFigure.js';
import { impliedWordsOf } from '../method/impliedWordsOf.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { impliedGrowthWords } from '../panels/impliedGrowthWords.js';
import { messages as panelMessages } from '../panels/messages.js';
import type { MemoFact } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** A figure as the screen writes it; the reason of a missing one is its note. */
export const factOf = (
  label: string,
  figure: FigureResult,
  format: FigureFormat,
  { formatting }: Pick<MemoSubject, 'formatting'>,
): MemoFact => ({
  label,
  value: figure.ok ? formatting.format(figure, format) : '–',
  ...(figure.ok ? {} : { note: figure.reason }),
});

/** Value against price, and what the price implies. */
export function memoHeadline(subject: MemoSubject): readonly MemoFact[] {
  const { valuation, formatting } = subject;
  const { format, formatDate } = formatting;
  const { body } = valuation;
  const headline = headlineOf(valuation);
  const perShare = { kind: 'per-share', precision: 2, currency: body.currency } as const;
  const rate = { kind: 'rate', precision: 1 } as const;
  const price = body.priceSnapshot ?? null;
  const view = methodViewOf(body.template);
  const { words } = view;
  const impliedWords = impliedWordsOf(body);
  const day = view.valueDay(valuation);
  const implied = impliedReturn(valuation);
  const target = targetPrice(valuation);
  const toTarget = returnToTarget(valuation);
  const { impliedGrowth } = headline;
  const beyond =
    !impliedGrowth.ok && impliedGrowth.beyond ? impliedGrowthWords(impliedGrowth.beyond, format) : null;
  const withNote = (fact: MemoFact, figure: FigureResult, note: () => string): MemoFact =>
    figure.ok ? { ...fact, note: note() } : fact;
  /** What needs a rate; nothing in a method without one. */
  const discounted = (given: readonly MemoFact[]): readonly MemoFact[] =>
    words.rateLine === null ? [] : given;
  const facts = [
    withNote(
      factOf(headlineMessages.valuePerShare, headline.valuePerShare, perShare, subject),
      headline.valuePerShare,
      () => (day === undefined ? '' : messages.asOf(formatDate(day))),
    ),
    price
      ? {
          label: headlineMessages.price,
          value: format(price.price, { ...perShare, currency: price.currency }),
          note: messages.priceFrom(formatDate(sessionOf(price)), sourceName(price.source)),
        }
      : { label: headlineMessages.price, value: '–', note: headlineMessages.noPrice },
    factOf(headlineMessages.upside, headline.upside, { ...rate, sign: 'always' }, subject),
    ...discounted([
      withNote(factOf(panelMessages.expectedReturn, implied, rate, subject), implied, () =>
        implied.ok
          ? messages.againstRate(
              format(Math.abs(implied.spread) * 100, { kind: 'number', precision: 1 }),
              implied.spread < 0 ? 'below' : 'above',
              words.ownRate,
            )
          : '',
      ),
    ]),
    beyond
      ? {
          label: impliedWords.implied,
          value: '–',
          note: [beyond.none, beyond.why].join('. '),
        }
      : withValue(
          subject,
          'growth',
          impliedGrowth,
          factOf(impliedWords.implied, impliedGrowth, impliedWords.impliedFormat, subject),
        ),
    ...otherDrivers(subject),
    ...(words.ownAnswer
      ? [
          factOf(
            words.ownAnswer.label,
            valuation.evaluator.read(words.ownAnswer.name),
            words.ownAnswer.format,
            subject,
          ),
        ]
      : []),
    ...discounted([
      factOf(words.terminalShare, headline.terminalShare, terminalShareFormat, subject),
      factOf(words.rate, headline.wacc, { ...rate, precision: 2 }, subject),
      withNote(
        factOf(panelMessages.targetPrice, localFigure(target, formatting), perShare, subject),
        localFigure(target, formatting),
        () => (target.ok ? messages.onDay(formatDate(target.day)) : ''),
      ),
      factOf(panelMessages.returnToTarget, localFigure(toTarget, formatting), rate, subject),
    ]),
  ];
  // A reason that the others share is under the first of them.
  return facts.map(({ label, value, note }, index) =>
    note === undefined || (value === '–' && facts.findIndex((fact) => fact.note === note) < index)
      ? { label, value }
      : { label, value, note },
  );
}

/** What the price implies beside the driver of the headline, one at a time. */
const otherDrivers = (subject: MemoSubject): readonly MemoFact[] =>
  impliedDrivers(subject.valuation).flatMap(({ driver, byPrice }) => {
    if (driver === 'growth') return [];
    const { formatting, valuation } = subject;
    const { label, format } = impliedDriverWords(valuation, driver, formatting);
    const fact = factOf(messages.impliedByPrice(label), localFigure(byPrice, formatting), format, subject);
    return withValue(subject, driver, byPrice, fact);
  });

/** A driver that the price implies, with the same at the value; one that it does not imply keeps its reason. */
function withValue(
  { valuation, formatting }: MemoSubject,
  driver: ImpliedDriver,
  byPrice: { readonly ok: boolean },
  fact: MemoFact,
): MemoFact {
  const byValue = impliedDrivers(valuation).find((each) => each.driver === driver)?.byValue;
  if (!byPrice.ok || !byValue?.ok) return fact;
  const { format } = impliedDriverWords(valuation, driver, formatting);
  return { ...fact, note: messages.atTheValue(formatting.format(byValue.value, format)) };
}
