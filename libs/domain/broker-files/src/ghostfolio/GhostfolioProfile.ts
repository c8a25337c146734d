/** What an export says of an asset. Texts are empty where it says nothing. */
export interface GhostfolioProfile {
  readonly name: string;
  readonly isin: string;
  /** Symbol and market as this product wrote them: `XSWX:NOVN`. */
  readonly written: string;
}
