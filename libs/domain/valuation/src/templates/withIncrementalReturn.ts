/** Of years: single ones swing, since capital earns with delay. */
const window = 3;

const past = (line: string): string => `${line}[-${window}]`;

const incrementalReturn = `require(opening_invested_capital > ${past('opening_invested_capital')}, (annual_nopat - ${past('annual_nopat')}) / (opening_invested_capital - ${past('opening_invested_capital')}))`;

/**
 * Return on the capital that three years added: increase in NOPAT over that in opening invested capital.
 * Source: Koller, Goedhart, Wessels, Valuation, 7th ed., on return on new invested capital.
 */
function incrementalReturnLine(historicalYears: number): string {
  const first = window + 1 - historicalYears;
  // A forecast year may not look back to years before the history.
  const ahead =
    first > 1
      ? `if(period < ${first}, require(period >= ${first}, 0), ${incrementalReturn})`
      : incrementalReturn;
  return `line incremental_roic: rate = ${ahead} history ${incrementalReturn} "Incremental ROIC, three years"`;
}

const next = '\nline roic_with_goodwill:';

/**
 * A released source with ROIC as it is compiled, with incremental ROIC. Nothing else reads that line, so every other figure of
 * a saved model stays the same, and its hash still names the released source.
 */
export const withIncrementalReturn = (source: string, historicalYears: number): string =>
  source.includes('line incremental_roic:')
    ? source
    : source.replace(next, `\n${incrementalReturnLine(historicalYears)}${next}`);
