import {
  createPreloader,
  createRouteHistory,
  createRoutePredictor,
  type PreloadTarget,
  type PreloadWindow,
} from '@finance-analyst/navigation';

export interface PreloadingDependencies {
  readonly window: PreloadWindow;
  /** The screens there are. */
  readonly targets: readonly PreloadTarget[];
  /** The paths of the screens that people mostly open from the one at this path. */
  readonly leadsTo: (path: string) => readonly string[];
}

export interface Preloading {
  /** Watches what a person is about to open. Returns how to stop. */
  start(): () => void;
  /** Notes that a screen is shown, and loads those ahead that the person probably opens next. */
  visit(path: string): void;
}

/** Loads screens ahead of need: those that this one leads to, and what usually followed it. */
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
