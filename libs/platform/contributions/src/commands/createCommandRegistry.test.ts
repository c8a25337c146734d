import { describe, expect, it, vi } from 'vitest';
import type { Command } from './Command.js';
import { createCommandRegistry } from './createCommandRegistry.js';

const command = (given: Partial<Command> & { readonly id: string }): Command => ({
  title: given.id,
  group: 'View',
  run: () => ({ ok: true }),
  ...given,
});
const help = command({ id: 'help', word: 'help', shortcut: { key: '?' }, isOffWhileTyping: true });
const close = command({ id: 'close', shortcut: { key: 'Escape' } });
const grid = { id: 'grid', title: 'In the grid', keys: [{ title: 'Edit', keys: [{ key: 'F2' }] }] };
const pressed = (key: string) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
});

describe('createCommandRegistry', () => {
  it('[CONTRIBUTIONS-1] finds a command by its word and by its keys', () => {
    const registry = createCommandRegistry([help, close]);
    expect(registry.findByWord('HELP')).toBe(help);
    expect(registry.findByWord('close')).toBeNull();
    const left = command({ id: 'leave', word: 'close', otherWord: 'exit' });
    expect(createCommandRegistry([left]).findByWord('Exit')).toBe(left);
    expect(registry.findByKeys(pressed('?'), false)).toBe(help);
    expect(registry.findByKeys(pressed('x'), false)).toBeNull();
  });

  it('[CONTRIBUTIONS-6] leaves keys that type a character to the field in use', () => {
    const registry = createCommandRegistry([help, close]);
    expect(registry.findByKeys(pressed('?'), true)).toBeNull();
    expect(registry.findByKeys(pressed('Escape'), true)).toBe(close);
  });

  it.each([
    ['an id', [help, command({ id: 'help' })]],
    ['a word', [help, command({ id: 'other', word: 'Help' })]],
    ['the other word of one', [help, command({ id: 'other', word: 'explain', otherWord: 'Help' })]],
    ['a shortcut', [help, command({ id: 'other', shortcut: { key: '?' } })]],
  ])('[CONTRIBUTIONS-1] refuses two commands that share %s', (_, commands) => {
    expect(() => createCommandRegistry(commands)).toThrow('Two commands share');
  });

  it("[CONTRIBUTIONS-7] has a screen's commands while it is shown", () => {
    const registry = createCommandRegistry([help]);
    const changed = vi.fn();
    registry.subscribe(changed);
    const save = command({ id: 'save', word: 'save', shortcut: { key: 's', primary: true } });
    const unregister = registry.register([save]);
    expect(registry.commands).toEqual([help, save]);
    expect(registry.findByWord('save')).toBe(save);
    expect(registry.findByKeys({ ...pressed('s'), metaKey: true }, true)).toBe(save);
    unregister();
    expect(registry.commands).toEqual([help]);
    expect(registry.findByWord('save')).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("[CONTRIBUTIONS-1] rejects a screen's keys that another command has", () => {
    const registry = createCommandRegistry([help, close]);
    const other = command({ id: 'other', shortcut: { key: 'o' }, otherShortcut: { key: 'Escape' } });
    expect(() => registry.register([other])).toThrow('Two commands share');
    expect(registry.commands).toEqual([help, close]);
  });

  it('[CONTRIBUTIONS-8] finds a command by its other keys, except those that currently belong to something else', () => {
    let isOff = false;
    const redo = command({
      id: 'redo',
      shortcut: { key: 'z', primary: true, shift: true },
      otherShortcut: { key: 'y', primary: true },
      isOff: () => isOff,
    });
    const registry = createCommandRegistry([redo]);
    const other = { ...pressed('y'), ctrlKey: true };
    expect(registry.findByKeys(other, false)).toBe(redo);
    isOff = true;
    expect(registry.findByKeys(other, false)).toBeNull();
  });

  it("[CONTRIBUTIONS-9] has a key scope's keys while it is shown, and handles none of them", () => {
    const registry = createCommandRegistry([help]);
    const changed = vi.fn();
    registry.subscribe(changed);
    const commands = registry.commands;
    const unregister = registry.registerKeyScope(grid);
    const keyScopes = registry.keyScopes;
    expect(keyScopes).toEqual([grid]);
    expect(registry.keyScopes).toBe(keyScopes);
    expect(registry.commands).toBe(commands);
    expect(registry.findByKeys(pressed('F2'), false)).toBeNull();
    unregister();
    expect(registry.keyScopes).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('[CONTRIBUTIONS-10] lists a key scope once, until its last instance is gone', () => {
    const registry = createCommandRegistry([]);
    const prompt = { id: 'prompt', title: 'In the prompt', keys: [] };
    const changed = vi.fn();
    const first = registry.registerKeyScope(grid);
    registry.registerKeyScope(prompt);
    registry.subscribe(changed);
    const { keyScopes } = registry;
    expect(keyScopes).toEqual([grid, prompt]);
    const second = registry.registerKeyScope(grid);
    first();
    first();
    expect(registry.keyScopes).toBe(keyScopes);
    expect(changed).not.toHaveBeenCalled();
    second();
    second();
    expect(registry.keyScopes).toEqual([prompt]);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
