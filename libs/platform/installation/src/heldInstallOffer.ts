/** The browser's offer to install that public/before-paint.js held back until now; null where none came. */
export function heldInstallOffer(window: object): Event | null {
  const { heldInstallOffer: offer } = window as { readonly heldInstallOffer?: unknown };
  return offer instanceof Event ? offer : null;
}
