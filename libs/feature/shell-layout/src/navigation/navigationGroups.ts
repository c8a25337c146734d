import type { IconName } from '@finance-analyst/components';
import {
  screens,
  type ScreenDescription,
  type ScreenGroup,
  type ScreenId,
} from '@finance-analyst/navigation';

/** The groups in the order of the navigation, named after the kind of question that their screens answer. */
const groupTitles: Readonly<Record<ScreenGroup, string>> = {
  orientation: 'Orientation',
  valuation: 'Valuation',
};

const icons: Readonly<Record<ScreenId, IconName>> = { home: 'home', valuationWorkbench: 'workbench' };

export interface NavigationEntry extends ScreenDescription {
  readonly icon: IconName;
}

export interface NavigationGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** Every screen that exists, group by group. */
export const navigationGroups: readonly NavigationGroup[] = (Object.keys(groupTitles) as ScreenGroup[]).map(
  (group) => ({
    title: groupTitles[group],
    entries: screens
      .filter((screen) => screen.group === group)
      .map((screen) => ({ ...screen, icon: icons[screen.id] })),
  }),
);
