/** The portfolio that the address of the page names; null if it names none. */
export const portfolioInAddress = (search: string = globalThis.location.search): string | null =>
  new URLSearchParams(search).get('portfolio');
