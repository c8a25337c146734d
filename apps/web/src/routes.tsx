import { loadNotFound } from '@finance-analyst/information-screens/manifest';
import type { ScreenManifest, ScreenProps } from '@finance-analyst/contributions';
import { createLazyScreen, type LazyScreen, paths } from '@finance-analyst/navigation';
import { matchPath } from 'react-router-dom';
import { screens } from './features.js';
import type { FeatureDependencies } from './dependencies/FeatureDependencies.js';

export interface AppRoute {
  readonly path: string;
  readonly Screen: LazyScreen<FeatureDependencies & ScreenProps>;
}

/** Home is drawn from what the start loads; every other screen may read and save documents as soon as it is shown. */
const loadOf = (
  { path, load }: ScreenManifest<FeatureDependencies>,
  loadLateCode: () => Promise<unknown>,
): ScreenManifest<FeatureDependencies>['load'] =>
  path === paths.home ? load : async () => (await Promise.all([load(), loadLateCode()]))[0];

/**
 * A route for each screen of the features, the list of addresses in development builds, and the not-found page.
 *
 * @param loadLateCode loads what every screen but Home needs beside its own code
 */
export const createRoutes = (
  loadLateCode: () => Promise<unknown>,
  listed: readonly ScreenManifest<FeatureDependencies>[] = screens,
): readonly AppRoute[] => [
  ...listed.map((screen) => ({
    path: screen.path,
    Screen: createLazyScreen(loadOf(screen, loadLateCode)),
  })),
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

/** The route of an address, letter for letter, as the router chooses it: a path in other letters is another one. */
export const routeAt = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
