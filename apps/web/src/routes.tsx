import { createLazyScreen, paths, type PreloadTarget } from '@finance-analyst/navigation';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { RouteProps } from './routes/RouteProps.js';

type Screen = ComponentType<RouteProps> & { preload(): void };

export interface AppRoute {
  readonly path: string;
  readonly Screen: Screen;
}

/** The only table of routes. A path that is not in it is not found, and nothing in the product leads to it. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    Screen: createLazyScreen(async () => (await import('./routes/HomeRoute.js')).HomeRoute),
  },
  {
    path: paths.valuationWorkbench,
    Screen: createLazyScreen(async () => (await import('./routes/WorkbenchRoute.js')).WorkbenchRoute),
  },
  {
    path: paths.performance,
    Screen: createLazyScreen(async () => (await import('./routes/PerformanceRoute.js')).PerformanceRoute),
  },
  {
    path: paths.heartDashboard,
    Screen: createLazyScreen(
      async () => (await import('./routes/HeartDashboardRoute.js')).HeartDashboardRoute,
    ),
  },
  {
    path: paths.usabilityTesting,
    Screen: createLazyScreen(
      async () => (await import('./routes/UsabilityTestingRoute.js')).UsabilityTestingRoute,
    ),
  },
  {
    path: paths.mobile,
    Screen: createLazyScreen(async () => (await import('./routes/MobileRoute.js')).MobileRoute),
  },
  {
    path: paths.status,
    Screen: createLazyScreen(async () => (await import('./routes/StatusRoute.js')).StatusRoute),
  },
  {
    path: paths.settings,
    Screen: createLazyScreen(async () => (await import('./routes/SettingsRoute.js')).SettingsRoute),
  },
  {
    path: paths.userGuide,
    Screen: createLazyScreen(async () => (await import('./routes/UserGuideRoute.js')).UserGuideRoute),
  },
  {
    path: paths.changelog,
    Screen: createLazyScreen(async () => (await import('./routes/ChangelogRoute.js')).ChangelogRoute),
  },
  {
    path: paths.terms,
    Screen: createLazyScreen(async () => (await import('./routes/TermsRoute.js')).TermsRoute),
  },
  {
    path: paths.privacy,
    Screen: createLazyScreen(async () => (await import('./routes/PrivacyRoute.js')).PrivacyRoute),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/__dev/nav',
          Screen: createLazyScreen<RouteProps>(
            async () => (await import('./routes/AddressesRoute.js')).AddressesRoute,
          ),
        },
      ]
    : []),
  {
    path: '*',
    Screen: createLazyScreen(async () => (await import('./routes/NotFoundRoute.js')).NotFoundRoute),
  },
];

/** The screens that can be loaded ahead of need, by their paths. */
export const screenTargets: readonly PreloadTarget[] = routes.map(({ path, Screen }) => ({
  path,
  preload: Screen.preload,
}));

/** The route of an address, letter for letter, as the router chooses it: a path in other letters is another one. */
export const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** Starts loading the screen of an address, so that it comes while the shell is being drawn. */
export function preloadScreen(pathname: string): void {
  routeAt(pathname)?.Screen.preload();
}
