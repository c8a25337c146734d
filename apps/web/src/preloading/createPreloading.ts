import {
  createPreloader,
  createRouteHistory,
  createRoutePredictor,
  type PreloadTarget,
  type PreloadWindow,
} from '@finance-analyst/navigation';

export interface PreloadingDependencies {
  readonly window: PreloadWindow;
  /** All screens. */
  readonly targets: readonly PreloadTarget[];
  /** The paths of the screens most often opened from the one at this path. */
  readonly leadsTo: (path: string) => readonly string[];
}

export interface Preloading {
  /** Watches what a person is about to open. Returns the stop function. */
  start(): () => void;
  /** Records that a screen is shown, and preloads the probable next ones. */
  visit(path: string): void;
}

/** Preloads screens: those linked from the current one, and those that usually followed it. */
export function createPreloading({ window, targets, leadsTo }: PreloadingDependencies): Preloading {
  const preloader = createPreloader({ window, targets });
  const history = createRouteHistory();
  const predictor = createRoutePredictor({ history });
  return {
    start: preloader.start,
    visit(path) {
      history.visit(path);
      preloader.preload(leadsTo(path), 'critical');
      void predictor.predict(path).then((predicted) => {
        preloader.preload(predicted, 'later');
      });
    },
  };
}
