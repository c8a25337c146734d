import { CommandRegistryContext, createCommandRegistry } from '@finance-analyst/contributions';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEditingCommands } from './useEditingCommands.js';

it('[DOCUMENT-EDITING-2] offers save, undo and redo under the noun of the open document', async () => {
  const registry = createCommandRegistry([]);
  const undo = vi.fn();
  const save = vi.fn(async () => ({ ok: true, lines: ['Saved as version 2.'] }) as const);
  function Open() {
    const history = { past: [{ value: 1, edit: 'Target to 5%' }], present: 2, future: [] };
    useEditingCommands({ noun: 'portfolio', history, undo, redo: () => undefined, save });
    return null;
  }
  const { unmount } = render(
    <CommandRegistryContext value={registry}>
      <Open />
    </CommandRegistryContext>,
  );
  expect(registry.commands.map(({ title, group }) => [title, group])).toEqual([
    ['Save the portfolio', 'Portfolio'],
    ['Undo the last edit', 'Portfolio'],
    ['Redo the edit', 'Portfolio'],
  ]);
  expect(await registry.findByWord('undo')?.run()).toEqual({ ok: true, lines: ['Undone: Target to 5%.'] });
  expect(undo).toHaveBeenCalledTimes(1);
  expect(await registry.findByWord('redo')?.run()).toEqual({ ok: false, reason: 'Nothing to redo.' });
  expect(await registry.findByWord('save')?.run()).toEqual({ ok: true, lines: ['Saved as version 2.'] });
  unmount();
  expect(registry.commands).toEqual([]);
});
