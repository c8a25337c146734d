import { screenAt } from '@finance-analyst/navigation';
import { screens } from '../features.js';

/** The title of the screen at an address: its name, after its company. */
export function screenTitle({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const screen = screenAt(screens, pathname);
  if (!screen) return 'Page not found';
  const subject = screen.subjectAt?.(new URLSearchParams(search));
  return subject ? `${subject} · ${screen.title}` : screen.title;
}
