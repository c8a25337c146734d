import { expect, it, vi } from 'vitest';
import { createEntryScope } from './createEntryScope.js';

/** Two fields of a page, the first named first, and entries in them that take over what `reasons` has nothing against. */
function openFields(reasons: Partial<Record<'First' | 'Second', string>>) {
  document.body.innerHTML = '<label>First<input></label><label>Second<input></label>';
  const fields = [...document.querySelectorAll('input')];
  const taken: string[] = [];
  const entryOf = (name: 'First' | 'Second') => {
    const field = fields.find(({ labels }) => labels?.[0]?.textContent === name);
    if (!field) throw new Error(`There is no field ${name}.`);
    const commit = () => {
      const reason = reasons[name] ?? null;
      if (reason === null) taken.push(name);
      return reason;
    };
    return { field, reason: () => reasons[name] ?? null, commit };
  };
  return { first: entryOf('First'), second: entryOf('Second'), taken };
}

it('[COMPONENTS-22] commits all valid entries', () => {
  const scope = createEntryScope();
  const { first, second, taken } = openFields({});
  scope.register(second);
  scope.register(first);
  expect(scope.commit()).toBeNull();
  expect(taken).toEqual(['First', 'Second']);
});

it('[COMPONENTS-22] returns the first invalid entry on the page, commits the others, and focuses it', () => {
  const scope = createEntryScope();
  const { first, second, taken } = openFields({ First: 'Enter a number.', Second: 'Too large.' });
  scope.register(second);
  expect(scope.commit()).toMatchObject({ label: 'Second', reason: 'Too large.' });
  scope.register(first);
  const refused = scope.commit();
  expect(refused).toMatchObject({ label: 'First', reason: 'Enter a number.' });
  expect(scope.refused()).toMatchObject({ label: 'First' });
  refused?.focus();
  expect(document.activeElement).toBe(first.field);
  expect(taken).toEqual([]);
});

it('[COMPONENTS-22] notifies when an entry is added, changed or removed', () => {
  const scope = createEntryScope();
  const { first } = openFields({ First: 'Enter a number.' });
  const listener = vi.fn();
  const stop = scope.subscribe(listener);
  const remove = scope.register(first);
  scope.notifyChange();
  expect(scope.refused()).not.toBeNull();
  remove();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(scope.refused()).toBeNull();
  stop();
  scope.notifyChange();
  expect(listener).toHaveBeenCalledTimes(3);
});
