import { toolPath } from './toolPath.js';

/**
 * Writes a query past the router: an address that changes with the entries is no navigation, which would close what is
 * open. Another screen's address is left alone, and false says so.
 */
export function replaceToolAddress(query: string): boolean {
  if (window.location.pathname !== toolPath) return false;
  window.history.replaceState(window.history.state, '', `${toolPath}${query}`);
  return true;
}
