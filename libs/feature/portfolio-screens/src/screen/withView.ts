import type { PortfolioViewName } from './PortfolioViews.js';

/** An address's parameters with another view, without what only the last one had. */
export function withView(before: URLSearchParams, view: PortfolioViewName): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete('show');
  if (view === 'holdings') next.delete('view');
  else next.set('view', view);
  return next;
}
