import { paths } from '@finance-analyst/navigation';

/**
 * Replaces the query without the router, because a navigation would close open panels. Returns false, and changes
 * nothing, if another screen is open.
 */
export function replaceToolAddress(query: string): boolean {
  if (window.location.pathname !== paths.valuationTool) return false;
  window.history.replaceState(window.history.state, '', `${paths.valuationTool}${query}`);
  return true;
}
