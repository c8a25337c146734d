import type { IconName } from '@finance-analyst/components';

/** A screen's group; `help` is about using the product, `diagnostics` about its condition. */
export type ScreenGroup =
  'home' | 'valuation' | 'portfolio' | 'settings' | 'help' | 'diagnostics' | 'information';

/** A screen's texts for navigation, search, commands and guide. */
export interface ScreenDescription {
  readonly id: string;
  readonly path: string;
  /** Another address of the same screen, such as an earlier one. */
  readonly otherPath?: string;
  /** Name in navigation and page title. */
  readonly title: string;
  /** The one question it answers. */
  readonly question: string;
  readonly group: ScreenGroup;
  readonly icon: IconName;
  /** Where else it is always linked: in a phone's navigation bar, which fits three, or in the footer. */
  readonly alsoIn?: 'bar' | 'footer';
}
