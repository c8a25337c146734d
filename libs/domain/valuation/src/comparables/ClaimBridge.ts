/** From the value of all capital to that of a share. */
export interface ClaimBridge {
  /** Debt and other claims less cash and other assets: enterprise value less equity value. */
  readonly netClaims: number;
  /** Diluted but for the options below; above 0. */
  readonly shares: number;
  /** Options by the treasury stock method: they count where a share is worth more than their exercise price. */
  readonly options?: { readonly count: number; readonly exercisePrice: number };
}
