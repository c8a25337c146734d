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

/** Home is rendered from the code loaded at the start; every other screen may read and save documents immediately. */
const loadOf = (
  { path, load }: ScreenManifest<FeatureDependencies>,
  loadLateCode: () => Promise<unknown>,
): ScreenManifest<FeatureDependencies>['load'] =>
  path === paths.home ? load : async () => (await Promise.all([load(), loadLateCode()]))[0];

/**
 * A route for each feature screen, the address list in development builds, and the not-found page.
 *
 * @param loadLateCode loads what every screen but Home needs besides its own code
 */
export const createRoutes = (
  loadLateCode: () => Promise<unknown>,
  listed: readonly ScreenManifest<FeatureDependencies>[] = screens,
): readonly AppRoute[] => [
  ...listed.flatMap((screen) => {
    const Screen = createLazyScreen(loadOf(screen, loadLateCode));
    const { path, otherPath = path } = screen;
    return [...new Set([path, otherPath])].map((at) => ({ path: at, Screen }));
  }),
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

/** The route of an exact address, as the router matches it: case matters. */
export const routeAt = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
