import type { ScreenDescription, ScreenGroup } from '@finance-analyst/navigation';

export interface NavigationGroup {
  readonly id: ScreenGroup;
  /** Null if the group's only entry has the same name. */
  readonly title: string | null;
  readonly entries: readonly ScreenDescription[];
}

/** All possible groups, in navigation order. */
const headings: Readonly<Record<ScreenGroup, string | null>> = {
  home: null,
  valuation: 'Valuation',
  portfolio: 'Portfolio',
  settings: null,
  help: 'Help',
  diagnostics: 'Diagnostics',
  information: 'Information',
};

const allIds = Object.keys(headings) as ScreenGroup[];
const workIds: readonly ScreenGroup[] = ['home', 'valuation', 'portfolio', 'settings'];

/** Each group with at least one screen. */
const groupsOf =
  (ids: readonly ScreenGroup[]) =>
  (screens: readonly ScreenDescription[]): readonly NavigationGroup[] =>
    ids.flatMap((id) => {
      const entries = screens.filter(({ group }) => group === id);
      return entries.length > 0 ? [{ id, title: headings[id], entries }] : [];
    });

/** The work screens. Those about the product are in the Help menu. */
export const workGroups = groupsOf(workIds);

/** Every screen, for a drawer with room for them. */
export const allGroups = groupsOf(allIds);
