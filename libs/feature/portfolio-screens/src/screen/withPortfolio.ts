/** An address's parameters with another portfolio in the same view, as it is now: its versions are its own. */
export function withPortfolio(before: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('portfolio', id);
  next.delete('version');
  return next;
}
