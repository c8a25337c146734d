import { paths, type ScreenId, type ScreenPath } from './paths.js';

export type ScreenGroup = 'orientation' | 'valuation';

/** What navigation, palette and tour say about a screen. */
export interface ScreenDescription {
  readonly id: ScreenId;
  readonly path: ScreenPath;
  /** Name in navigation and page title. */
  readonly title: string;
  /** The one question that the screen answers. */
  readonly question: string;
  readonly group: ScreenGroup;
  /** Value of `data-tour` on the element that leads to the screen. */
  readonly tourId: string;
}

const rows: Readonly<Record<ScreenId, Omit<ScreenDescription, 'id' | 'path'>>> = {
  home: { title: 'Overview', question: 'Where do I start?', group: 'orientation', tourId: 'nav-home' },
  valuationWorkbench: {
    title: 'Valuation workbench',
    question: 'What is one public company worth?',
    group: 'valuation',
    tourId: 'nav-valuation-workbench',
  },
};

/** Every screen that exists, in the order of navigation. A path without a row here does not compile. */
export const screens: readonly ScreenDescription[] = (Object.keys(paths) as ScreenId[]).map((id) => ({
  id,
  path: paths[id],
  ...rows[id],
}));

/** The screen at a path, a slash at its end aside; null where the not-found page belongs. */
export function screenAt(pathname: string): ScreenDescription | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return screens.find((screen) => screen.path === path) ?? null;
}
