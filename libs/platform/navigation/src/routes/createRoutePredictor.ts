import { loadProgressively, type YieldToPage } from '../progressive/loadProgressively.js';
import type { RouteHistory } from './createRouteHistory.js';

export interface RoutePredictorDependencies {
  readonly history: Pick<RouteHistory, 'entries'>;
  readonly yieldToPage?: YieldToPage;
}

export interface RoutePredictor {
  /**
   * The paths that most often followed a path, the likeliest first; of equals the later visited first. After them,
   * where there are too few, those most visited at all.
   */
  predict(from: string, count?: number): Promise<readonly string[]>;
}

/** What followed the path counts before any number of visits: no history is as long as this. */
const followed = 1_000_000;

/** Guesses from where a person has been where they will go next. Counts in chunks, giving way to the page between. */
export function createRoutePredictor({ history, yieldToPage }: RoutePredictorDependencies): RoutePredictor {
  return {
    predict: async (from, count = 3) => {
      const visits = history.entries();
      const scores = new Map<string, number>();
      await loadProgressively(
        visits,
        (chunk, start) => {
          for (const [offset, path] of chunk.entries()) {
            if (path === from) continue;
            const score = (scores.get(path) ?? 0) + (visits[start + offset - 1] === from ? followed : 1);
            // Put anew, so that the order of the map is that of the last visits.
            scores.delete(path);
            scores.set(path, score);
          }
        },
        { yieldToPage },
      );
      return [...scores]
        .reverse()
        .sort(([, left], [, right]) => right - left)
        .slice(0, count)
        .map(([path]) => path);
    },
  };
}
