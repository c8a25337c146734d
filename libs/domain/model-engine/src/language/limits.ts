/** The largest model that compiles. What is larger is an error with code `too-large` or `too-deep`, never a hang. */
export const modelLimits = {
  /** Characters of the whole text: 64 KiB. */
  sourceCharacters: 65_536,
  /** Lines of the whole text. */
  sourceLines: 500,
  /** Forecast periods, and as many historical ones. */
  periods: 50,
  /** Levels of a formula: parentheses, operators and calls within one another. */
  formulaDepth: 200,
  /** Characters of a name. */
  nameCharacters: 64,
  /** Segments of a model. */
  segments: 50,
  /** Characters of a name with the sub-models and the segment that it is in. */
  fullNameCharacters: 250,
  /** Statements once segments and sub-models are written out, and their characters. */
  expandedStatements: 2000,
  expandedCharacters: 1_000_000,
  /** Instructions of the compiled program, over all periods. */
  instructions: 500_000,
  /** Rounds of a circular reference that is computed by iteration. */
  rounds: 1000,
  /** Errors reported for one text. */
  errors: 50,
} as const;
