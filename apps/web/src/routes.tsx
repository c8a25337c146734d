import { createLazyScreen, paths } from '@finance-analyst/navigation';
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
    Screen: createLazyScreen(
      async () => (await import('@finance-analyst/valuation-screens')).WorkbenchScreen,
    ),
  },
  {
    path: '*',
    Screen: createLazyScreen(async () => (await import('./routes/NotFoundRoute.js')).NotFoundRoute),
  },
];

/** Starts loading the screen of an address, so that it comes while the shell is being drawn. */
export function preloadScreen(pathname: string): void {
  routes.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
}
