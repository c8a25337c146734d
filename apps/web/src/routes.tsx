import { loadNotFound } from '@finance-analyst/information-screens/manifest';
import type { ScreenProps } from '@finance-analyst/contributions';
import { createLazyScreen, type LazyScreen, type PreloadTarget } from '@finance-analyst/navigation';
import { matchPath } from 'react-router-dom';
import { screens } from './features.js';
import type { Given } from './given/Given.js';

export interface AppRoute {
  readonly path: string;
  readonly Screen: LazyScreen<Given & ScreenProps>;
}

/** A route for each screen of the features, the list of addresses in development builds, and the not-found page. */
export const routes: readonly AppRoute[] = [
  ...screens.map(({ path, load }) => ({ path, Screen: createLazyScreen(load) })),
  ...(import.meta.env.DEV
    ? [
        {
          path: '/__dev/nav',
          Screen: createLazyScreen<object>(
            async () => (await import('./routes/AddressesRoute.js')).AddressesRoute,
          ),
        },
      ]
    : []),
  { path: '*', Screen: createLazyScreen<object>(loadNotFound) },
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
