import type { ScreenDescription, ScreenGroup } from '@finance-analyst/navigation';

export interface NavigationGroup {
  readonly id: ScreenGroup;
  /** Null where the one entry says as much. */
  readonly title: string | null;
  readonly entries: readonly ScreenDescription[];
}

type Heading = readonly [id: ScreenGroup, title: string | null];

const workHeadings: readonly Heading[] = [
  ['home', null],
  ['valuation', 'Valuation'],
  ['settings', null],
];

const allHeadings: readonly Heading[] = [
  ...workHeadings,
  ['help', 'Help'],
  ['diagnostics', 'Diagnostics'],
  ['information', 'Information'],
];

/** Each group that has a screen. */
const groupsUnder =
  (headings: readonly Heading[]) =>
  (screens: readonly ScreenDescription[]): readonly NavigationGroup[] =>
    headings.flatMap(([id, title]) => {
      const entries = screens.filter(({ group }) => group === id);
      return entries.length > 0 ? [{ id, title, entries }] : [];
    });

/** The screens that are worked with. Those about the product are in the menu Help. */
export const workGroups = groupsUnder(workHeadings);

/** Every screen, for a drawer that has room for them. */
export const allGroups = groupsUnder(allHeadings);
