/** The export condition under which a library is read from its source. */
export const sourceCondition = '@finance-analyst/source';
