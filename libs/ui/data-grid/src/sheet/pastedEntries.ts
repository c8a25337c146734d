import type { CellAddress } from '../cells/CellAddress.js';
import type { ClipboardBlock } from '../clipboard/readClipboardBlock.js';
import { gridMessages } from '../answers/gridMessages.js';
import type { CellEntry, GridEditing } from './GridSheet.js';

export type PastedEntries<Value> =
  | {
      readonly ok: true;
      readonly entries: readonly CellEntry<Value>[];
      /** Cells of the block that lie beyond the grid. */
      readonly leftOut: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * The entries for a pasted block, row by row from the target on, each parsed as if typed there. All or nothing:
 * a cell that cannot be edited or parsed refuses the block. Empty cells leave the existing value.
 */
export function pastedEntries<Value>(
  block: ClipboardBlock,
  cells: readonly (readonly CellAddress[])[],
  { nameOf, refusalOf, read }: Pick<GridEditing<Value>, 'nameOf' | 'refusalOf' | 'read'>,
): PastedEntries<Value> {
  const entries: CellEntry<Value>[] = [];
  let leftOut = 0;
  for (const [down, texts] of block.entries())
    for (const [across, copied] of texts.entries()) {
      const text = copied.trim();
      if (text === '') continue;
      const cell = cells[down]?.[across];
      if (!cell) {
        leftOut += 1;
        continue;
      }
      const refusal = refusalOf(cell, 'enter');
      if (refusal !== null) return { ok: false, reason: refusal };
      const entry = read(cell, text);
      if (!entry.ok) return { ok: false, reason: gridMessages.cannotRead(nameOf(cell), text, entry.reason) };
      entries.push({ ...cell, value: entry.value });
    }
  return entries.length === 0 && leftOut === 0
    ? { ok: false, reason: gridMessages.nothingCopied }
    : { ok: true, entries, leftOut };
}
