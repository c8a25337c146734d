// The share count that value per share divides by, in the model language.

/** The basic shares, and what options and other rights add. */
export const shareInputs = `input shares_outstanding: shares "Shares outstanding"
input dilutive_shares: shares = 0 "Dilutive shares"
`;

/** The diluted shares of a model without options of its own. */
export const dilutedShares = `value diluted_shares: shares = shares_outstanding + dilutive_shares "Diluted shares"
`;

/** The check of the diluted shares. */
export const sharesCheck = `check shares_not_positive error when diluted_shares <= 0
  "The share count is {diluted_shares}, and value per share needs one above zero. Review shares outstanding."
`;
