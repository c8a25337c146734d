/**
 * Shows that the app did not start. The text is in index.html, because public/start-in-parts.js shows it too when the
 * program fails to load.
 */
export function showStartFailure(document: Document): void {
  const words = document.querySelector<HTMLTemplateElement>('#start-failure');
  const root = document.getElementById('root');
  if (words && root) root.append(words.content.cloneNode(true));
}
