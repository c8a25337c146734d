const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

/** The name of a control: its label, its text, else its kind. */
export function targetName(element: HTMLElement): string {
  const labels = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? [];
  const labelledBy = labels
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labelled =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : '';
  const candidates = [
    labelledBy,
    element.getAttribute('aria-label'),
    labelled,
    element instanceof HTMLSelectElement ? '' : element.textContent,
    element.getAttribute('alt'),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ];
  return candidates.map(words).find(Boolean) ?? (element.getAttribute('role') || element.localName);
}
