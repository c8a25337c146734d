/**
 * Says in the page that the product did not start. The words are the page's own (index.html), so that they are the same
 * as where the program itself did not come (public/start-in-parts.js).
 */
export function showStartFailure(document: Document): void {
  const words = document.querySelector<HTMLTemplateElement>('#start-failure');
  const root = document.getElementById('root');
  if (words && root) root.append(words.content.cloneNode(true));
}
