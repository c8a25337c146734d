/** Claims of others than common shareholders, as the inputs of models name them; unfunded pensions come to these after tax. */
export const claimItems = ['debt', 'minority_interest', 'preferred_equity'] as const;
/** Assets outside operations. */
export const assetItems = ['cash', 'non_operating_assets', 'associates'] as const;

export type ClaimItem = (typeof claimItems)[number] | (typeof assetItems)[number];

/** Enterprise value less equity value: all claims, with unfunded pensions after tax, less the assets outside operations. */
export const netClaims = (amountOf: (item: ClaimItem) => number, pensionClaim: number): number => {
  const total = (items: readonly ClaimItem[]): number => items.reduce((sum, item) => sum + amountOf(item), 0);
  return total(claimItems) + pensionClaim - total(assetItems);
};
