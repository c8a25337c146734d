import type { IconName } from '@finance-analyst/components';
import { paths, type ScreenId, type ScreenPath } from './paths.js';

/** What a screen is about; `help` is how the product is used, `diagnostics` how it does. */
export type ScreenGroup = 'home' | 'valuation' | 'settings' | 'help' | 'diagnostics' | 'information';

/** What navigation, palette and tour say about a screen. */
export interface ScreenDescription {
  readonly id: ScreenId;
  readonly path: ScreenPath;
  /** Name in navigation and page title. */
  readonly title: string;
  readonly group: ScreenGroup;
  readonly icon: IconName;
  /** Value of `data-tour` on the element that leads to the screen. */
  readonly tourId: string;
}

const rows: Readonly<Record<ScreenId, Omit<ScreenDescription, 'id' | 'path'>>> = {
  home: {
    title: 'Home',
    group: 'home',
    icon: 'home',
    tourId: 'nav-home',
  },
  valuationWorkbench: {
    title: 'Valuation workbench',
    group: 'valuation',
    icon: 'workbench',
    tourId: 'nav-valuation-workbench',
  },
  performance: {
    title: 'Performance',
    group: 'diagnostics',
    icon: 'gauge',
    tourId: 'nav-performance',
  },
  heartDashboard: {
    title: 'Usage',
    group: 'diagnostics',
    icon: 'pulse',
    tourId: 'nav-heart-dashboard',
  },
  usabilityTesting: {
    title: 'Usability testing',
    group: 'diagnostics',
    icon: 'clipboard',
    tourId: 'nav-usability-testing',
  },
  mobile: {
    title: 'This device',
    group: 'diagnostics',
    icon: 'device',
    tourId: 'nav-mobile',
  },
  status: {
    title: 'Service status',
    group: 'diagnostics',
    icon: 'server',
    tourId: 'nav-status',
  },
  changelog: {
    title: 'What changed',
    group: 'help',
    icon: 'history',
    tourId: 'nav-changelog',
  },
  settings: {
    title: 'Settings',
    group: 'settings',
    icon: 'settings',
    tourId: 'nav-settings',
  },
  userGuide: {
    title: 'User guide',
    group: 'help',
    icon: 'book',
    tourId: 'nav-user-guide',
  },
  terms: {
    title: 'Terms',
    group: 'information',
    icon: 'document',
    tourId: 'nav-terms',
  },
  privacy: {
    title: 'Privacy',
    group: 'information',
    icon: 'lock',
    tourId: 'nav-privacy',
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
