import { editDistance } from '@finance-analyst/foundation';
import type { ScreenDescription } from '@finance-analyst/navigation';

/** Two words that differ by more than this share of the longer one are unrelated. */
const largestShare = 0.4;

const wordsOf = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const likeness = (typed: string, name: string): number =>
  editDistance(typed, name) / Math.max(typed.length, name.length, 1);

/** The screen an address was most likely meant for, by path or title; null when none is close. */
export function nearestScreen(
  pathname: string,
  screens: readonly Pick<ScreenDescription, 'path' | 'title'>[],
): Pick<ScreenDescription, 'path' | 'title'> | null {
  // A selection may have been written as a path: `/valuation-workbench/MSFT`.
  const first = wordsOf(pathname.split('/').find((part) => part !== '') ?? '');
  const typed = [wordsOf(pathname), first].filter((words) => words !== '');
  const ranked = screens
    .filter(({ path }) => path !== '/')
    .map((screen) => {
      const names = [wordsOf(screen.path), wordsOf(screen.title)];
      return {
        screen,
        distance: Math.min(...typed.flatMap((words) => names.map((name) => likeness(words, name)))),
      };
    })
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= largestShare ? best.screen : null;
}
