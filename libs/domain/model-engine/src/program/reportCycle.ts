import type { CompiledItem } from '../compiledModel.js';
import { periodName } from '../evaluation/periodName.js';
import type { ReportError } from '../language/modelError.js';
import { slotOwner } from './slotOwner.js';

/** Reports a cycle of slots at its first statement in the text, naming all its members. */
export function reportCycle(
  slots: readonly number[],
  items: readonly CompiledItem[],
  report: ReportError,
): void {
  const firstSlot = Math.min(...slots);
  const start = slots.indexOf(firstSlot);
  const round = [...slots.slice(start), ...slots.slice(0, start), firstSlot];
  const owners = round.map((slot) => slotOwner(items, slot));
  const [first] = owners;
  if (!first) return;
  const periods = new Set(owners.filter(({ item }) => item.shape === 'series').map(({ period }) => period));
  const steps = owners.map(({ item, period }) =>
    periods.size > 1 && item.shape === 'series' ? `${item.name} in ${periodName(item, period)}` : item.name,
  );
  const names = owners.map(({ item }) => item.name);
  report(
    'circular-reference',
    first.item.nameSpan,
    `circular reference: ${steps.join(' needs ')}; if intended, add: ` +
      `iterate ${first.item.name} tolerance 1e-9 at most 100 rounds`,
    { cycle: names },
  );
}
