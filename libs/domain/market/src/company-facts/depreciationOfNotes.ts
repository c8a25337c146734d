/**
 * The derivation of depreciation that is summed from the notes to the statements, where figures are rounded and
 * parts may be missing.
 */
export const depreciationOfNotes =
  'Depreciation plus amortization of intangible assets, from the notes: may be incomplete';
