/** An entry that no figure was made of: what stands in its field is not what the model computes with. */
export interface RefusedEntry {
  readonly field: HTMLElement;
  readonly label: string;
  readonly reason: string;
}

/** The first entry of a screen that was refused and neither corrected nor given up; null where there is none. */
export function refusedEntryIn(screen: HTMLElement | null): RefusedEntry | null {
  const field = screen?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  if (!field) return null;
  // The reason is the last of what describes a field.
  const reasonId = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return {
    field,
    label: field.labels?.[0]?.textContent ?? '',
    reason: field.ownerDocument.getElementById(reasonId)?.textContent ?? '',
  };
}
