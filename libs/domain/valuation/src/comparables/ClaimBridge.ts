/** From the value of all capital to that of a share. */
export interface ClaimBridge {
  /** Debt and other claims less cash and other assets: enterprise value less equity value. */
  readonly netClaims: number;
  /** Diluted, above 0. */
  readonly shares: number;
}
