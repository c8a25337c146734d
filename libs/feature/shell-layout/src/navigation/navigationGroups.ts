import {
  screens,
  type ScreenDescription,
  type ScreenGroup,
  type ScreenId,
} from '@finance-analyst/navigation';

/** What a phone keeps in sight; everything else is behind its button `More`. */
const inBar: readonly ScreenId[] = ['home', 'valuationWorkbench', 'settings'];

export interface NavigationEntry extends ScreenDescription {
  /** Whether the bar of a phone has it. */
  readonly isInBar: boolean;
}

export interface NavigationGroup {
  readonly id: ScreenGroup;
  /** Null where the one entry says as much. */
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
}

const group = (id: ScreenGroup, title: string | null): NavigationGroup => ({
  id,
  title,
  entries: screens
    .filter((screen) => screen.group === id)
    .map((screen) => ({ ...screen, isInBar: inBar.includes(screen.id) })),
});

/** The screens that are worked with. Those about the product are in the menu Help. */
export const workGroups: readonly NavigationGroup[] = [
  group('home', null),
  group('valuation', 'Valuation'),
  group('settings', null),
];

/** Every screen, for a drawer that has room for them. */
export const allGroups: readonly NavigationGroup[] = [
  ...workGroups,
  group('help', 'Help'),
  group('diagnostics', 'Diagnostics'),
  group('information', 'Information'),
];
