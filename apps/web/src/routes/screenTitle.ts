import { paths, workbenchSelection, screenAt } from '@finance-analyst/navigation';

/** What the screen at an address is called: its name, after the company it is about. */
export function screenTitle({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const screen = screenAt(pathname);
  if (!screen) return 'Page not found';
  if (screen.path !== paths.valuationWorkbench) return screen.title;
  const { symbol } = workbenchSelection(new URLSearchParams(search));
  return symbol ? `${symbol} · ${screen.title}` : screen.title;
}
