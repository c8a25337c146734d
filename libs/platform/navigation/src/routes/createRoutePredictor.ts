import { loadProgressively, type YieldToPage } from '../progressive/loadProgressively.js';
import type { RouteHistory } from './createRouteHistory.js';

export interface RoutePredictorDependencies {
  readonly history: Pick<RouteHistory, 'entries'>;
  readonly yieldToPage?: YieldToPage;
}

export interface RoutePredictor {
  /**
   * The paths that most often followed a path, most likely first; the later visited first if equal. If there are too
   * few, then those most visited overall.
   */
  predict(from: string, count?: number): Promise<readonly string[]>;
}

/** More than any visit count, so that followers rank first. */
const followed = 1_000_000;

/** Predicts the next screens from the visits. Counts in chunks, yielding to the page between them. */
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
            // Reinserted, so that the map is ordered by last visit.
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
