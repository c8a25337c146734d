import type { IconName } from '@finance-analyst/components';

/** What a screen is about; `help` is how the product is used, `diagnostics` how it does. */
export type ScreenGroup = 'home' | 'valuation' | 'settings' | 'help' | 'diagnostics' | 'information';

/** What navigation, search, commands and guide say about a screen. */
export interface ScreenDescription {
  readonly id: string;
  readonly path: string;
  /** Name in navigation and page title. */
  readonly title: string;
  /** The one question that it answers. */
  readonly question: string;
  readonly group: ScreenGroup;
  readonly icon: IconName;
  /** Where else there is always a way to it: in the bar of a phone, which has room for three, or in the footer. */
  readonly alsoIn?: 'bar' | 'footer';
}
