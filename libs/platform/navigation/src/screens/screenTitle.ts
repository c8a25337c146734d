import { messages } from '../messages.js';
import { screenAt } from './screenAt.js';
import type { ScreenDescription } from './ScreenDescription.js';

interface TitledScreen extends Pick<ScreenDescription, 'path' | 'title'> {
  /** What the screen is about at this address, such as a company; null for nothing. */
  readonly subjectAt?: (query: URLSearchParams) => string | null;
}

/** The title of the screen at an address: its name, after its subject. */
export function screenTitle(
  screens: readonly TitledScreen[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const screen = screenAt(screens, pathname);
  if (!screen) return messages.notFound;
  const subject = screen.subjectAt?.(new URLSearchParams(search));
  return subject ? `${subject} · ${screen.title}` : screen.title;
}
