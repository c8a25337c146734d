import {
  screens,
  type ScreenDescription,
  type ScreenGroup,
  type ScreenId,
} from '@finance-analyst/navigation';

/** The groups in the order of the navigation, named after the kind of question that their screens answer. */
const groupTitles: Readonly<Record<Exclude<ScreenGroup, 'information'>, string>> = {
  orientation: 'Orientation',
  valuation: 'Valuation',
  preferences: 'Preferences',
  quality: 'This product',
};

/** What a phone keeps in sight; everything else stands behind its button `More`. */
const inBar: readonly ScreenId[] = ['home', 'valuationWorkbench', 'changelog', 'settings'];

export interface NavigationEntry extends ScreenDescription {
  /** Whether the bar of a phone has it. */
  readonly isInBar: boolean;
}

export interface NavigationGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** Every screen that is worked with, group by group. What is only read is led to from the footer and the help menu. */
export const navigationGroups: readonly NavigationGroup[] = Object.entries(groupTitles).map(
  ([group, title]) => ({
    title,
    entries: screens
      .filter((screen) => screen.group === group)
      .map((screen) => ({ ...screen, isInBar: inBar.includes(screen.id) })),
  }),
);
