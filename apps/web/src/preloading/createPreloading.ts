import {
  createPreloader,
  createRouteHistory,
  createRoutePredictor,
  paths,
  type PreloadTarget,
  type PreloadWindow,
} from '@finance-analyst/navigation';

export interface PreloadingEdges {
  readonly window: PreloadWindow;
  /** The screens there are. */
  readonly targets: readonly PreloadTarget[];
}

export interface Preloading {
  /** Watches what a person is about to open. Returns how to stop. */
  start(): () => void;
  /** Notes that a screen is shown, and loads those ahead that the person probably opens next. */
  visit(path: string): void;
}

/** Loads screens ahead of need: the workbench, which is what most come for, and what usually followed this screen. */
export function createPreloading({ window, targets }: PreloadingEdges): Preloading {
  const preloader = createPreloader({ window, targets });
  const history = createRouteHistory();
  const predictor = createRoutePredictor({ history });
  return {
    start: preloader.start,
    visit(path) {
      history.visit(path);
      if (path === paths.home) preloader.preload([paths.valuationWorkbench], 'critical');
      void predictor.predict(path).then((predicted) => {
        preloader.preload(predicted, 'later');
      });
    },
  };
}
