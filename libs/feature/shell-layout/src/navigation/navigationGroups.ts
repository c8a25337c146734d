import type { ScreenDescription, ScreenGroup } from '@finance-analyst/navigation';

export interface NavigationGroup {
  readonly id: ScreenGroup;
  /** Null where the one entry says as much. */
  readonly title: string | null;
  readonly entries: readonly ScreenDescription[];
}

/** Every group there can be, in the order of navigation. */
const headings: Readonly<Record<ScreenGroup, string | null>> = {
  home: null,
  valuation: 'Valuation',
  settings: null,
  help: 'Help',
  diagnostics: 'Diagnostics',
  information: 'Information',
};

const allIds = Object.keys(headings) as ScreenGroup[];
const workIds: readonly ScreenGroup[] = ['home', 'valuation', 'settings'];

/** Each group that has a screen. */
const groupsOf =
  (ids: readonly ScreenGroup[]) =>
  (screens: readonly ScreenDescription[]): readonly NavigationGroup[] =>
    ids.flatMap((id) => {
      const entries = screens.filter(({ group }) => group === id);
      return entries.length > 0 ? [{ id, title: headings[id], entries }] : [];
    });

/** The screens that are worked with. Those about the product are in the menu Help. */
export const workGroups = groupsOf(workIds);

/** Every screen, for a drawer that has room for them. */
export const allGroups = groupsOf(allIds);
