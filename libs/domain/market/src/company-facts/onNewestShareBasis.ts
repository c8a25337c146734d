import type { FiscalPeriod, ReportedFigure } from '../fundamentals/FiscalPeriod.js';
import type { ShareBasisChange } from '../fundamentals/ShareBasisChange.js';
import { isOnNewestBasis, shareBasisFactor, timesBasisFactor } from '../fundamentals/shareBasisFactor.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';

const countLines: readonly StatementLine[] = [
  'dilutedShares',
  'basicShares',
  'sharesOutstanding',
  'conversionShares',
];
const perShareLines: readonly StatementLine[] = ['dilutedEarningsPerShare'];

/** A quotient has digits beyond what was filed. */
const significantDigits = 9;

/**
 * A period with its share counts and per-share figures on the newest basis. Filings show only some quarters again
 * after a split, so that as filed the quarters of one year do not compare. The value as filed stays among
 * `restatedFrom`, so that `changes` may be those of before and a later one.
 */
export function onNewestShareBasis(period: FiscalPeriod, changes: readonly ShareBasisChange[]): FiscalPeriod {
  if (changes.length === 0) return period;
  const converted = (lines: readonly StatementLine[], convert: (value: number, factor: number) => number) =>
    lines.flatMap((line) => {
      const given = period.figures[line];
      const figure = given && asFiled(given);
      const factor = figure ? shareBasisFactor(figure, changes) : 1;
      return figure && factor !== 1 ? [[line, restated(figure, factor, convert)] as const] : [];
    });
  const figures = [
    ...converted(countLines, (value, factor) => Math.round(value * factor)),
    ...converted(perShareLines, (value, factor) => Number((value / factor).toPrecision(significantDigits))),
  ];
  return figures.length > 0
    ? { ...period, figures: { ...period.figures, ...Object.fromEntries(figures) } }
    : period;
}

function restated(
  figure: ReportedFigure,
  factor: number,
  convert: (value: number, factor: number) => number,
): ReportedFigure {
  const { value, source, derivation, restatedFrom } = figure;
  return {
    ...figure,
    value: convert(value, factor),
    components: [],
    derivation: [timesBasisFactor(factor), ...(derivation === null ? [] : [derivation])].join(
      betweenDerivations,
    ),
    restatedFrom: [...restatedFrom, { value, source }],
  };
}

const betweenDerivations = '; ';

/** A figure as it was before it was put on a basis that is no longer the newest. */
function asFiled(figure: ReportedFigure): ReportedFigure {
  const filed = figure.restatedFrom.at(-1);
  if (!isOnNewestBasis(figure) || filed === undefined) return figure;
  const [, ...derivations] = (figure.derivation ?? '').split(betweenDerivations);
  return {
    ...figure,
    value: filed.value,
    derivation: derivations.length > 0 ? derivations.join(betweenDerivations) : null,
    restatedFrom: figure.restatedFrom.slice(0, -1),
  };
}
