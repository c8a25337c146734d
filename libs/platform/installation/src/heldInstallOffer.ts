/** The browser's offer that the page's first script held back before the program ran; null if there was none. */
export function heldInstallOffer(window: object): Event | null {
  const { heldInstallOffer: offer } = window as { readonly heldInstallOffer?: unknown };
  return offer instanceof Event ? offer : null;
}
