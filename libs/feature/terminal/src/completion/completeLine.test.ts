import {
  createCommandRegistry,
  type Command,
  type CommandParameter,
  type CommandRegistry,
} from '@finance-analyst/contributions';
import { describe, expect, it } from 'vitest';
import { allCommands } from '../console/allCommands.js';
import { exampleRegistry, goCommand } from '../testing/exampleRegistry.js';
import { applyCandidate } from './applyCandidate.js';
import { applyCompletion } from './applyCompletion.js';
import { completeLine } from './completeLine.js';

const allOf = (registry: CommandRegistry) =>
  allCommands(registry, false, { clear: () => undefined, enteredLines: () => [] });
const commandsOf = (command: Command) => allOf(createCommandRegistry([command]));
const visiting = (place: Pick<CommandParameter, 'takesRest' | 'complete'>) =>
  commandsOf({
    id: 'visit',
    title: 'Visit',
    group: 'View',
    word: 'visit',
    parameters: [{ name: 'place', description: 'Its name', isRequired: true, ...place }],
    run: () => ({ ok: true }),
  });
const commands = allOf(exampleRegistry());

describe('completeLine', () => {
  it.each([
    ['p', ['performance']],
    ['H', ['help', 'history']],
    ['', ['open', 'performance', 'value', 'help', 'clear', 'history']],
    ['x', []],
    ['open ', ['settings', 'status', 'user-guide']],
    ['open st', ['status']],
    ['open status ', []],
    ['help pe', ['performance']],
    ['value ', ['GLH.SMP', 'NWI.SMP']],
    ['value GLH.SMP ', ['Base case', 'Bull case']],
    ['value --scenario=x ', ['GLH.SMP', 'NWI.SMP']],
    ['value --', ['--symbol=', '--scenario=', '--help', '--dry-run']],
    ['value --sc', ['--scenario=']],
    ['value --scenario=', ['--scenario=Base case', '--scenario=Bull case']],
    ['performance | ', ['find', 'first', 'last', 'count']],
    ['performance | fi', ['find', 'first']],
    ['performance | find ', []],
    ['nothing ', []],
  ])('[TERMINAL-13] completes %j with %j', async (text, candidates) => {
    expect((await completeLine(text, commands)).candidates).toEqual(candidates);
  });

  it('[TERMINAL-13] shows values by label, if they have one', async () => {
    const known = commandsOf(goCommand);
    const completion = await completeLine('go h', known);
    expect(completion.candidates).toEqual(['heart-dashboard', 'home']);
    expect([...completion.labels]).toEqual([['heart-dashboard', 'Usage (heart-dashboard)']]);
    const named = await completeLine('go --place=he', known);
    expect([...named.labels]).toEqual([['--place=heart-dashboard', 'Usage (heart-dashboard)']]);
  });

  it('[TERMINAL-13] completes all words of a value that takes several', async () => {
    const known = visiting({
      takesRest: true,
      complete: (typed) =>
        ['Service status', 'Service desk'].filter((name) => name.toLowerCase().startsWith(typed)),
    });
    const completion = await completeLine('visit  service s', known);
    expect(completion.candidates).toEqual(['Service status']);
    expect(applyCompletion('visit  service s', completion)).toBe('visit  "Service status" ');
    expect((await completeLine('visit service ', known)).candidates).toHaveLength(2);
    expect((await completeLine('visit other s', known)).candidates).toEqual([]);
    expect((await completeLine('visit service --dry-run s', known)).candidates).toEqual([]);
  });

  it.each([
    ['do not arrive', () => Promise.reject(new Error('offline'))],
    [
      'cannot be made',
      () => {
        throw new Error('broken');
      },
    ],
  ])('[TERMINAL-13] completes nothing if the values %s', async (_why, complete) => {
    expect((await completeLine('visit a', visiting({ complete }))).candidates).toEqual([]);
  });

  it.each([
    ['p', 'performance '],
    ['h', null],
    ['open s', null],
    ['performance | f', 'performance | fi'],
    ['open se', 'open settings '],
    ['open  "se', 'open  settings '],
    ['value GLH.SMP Ba', null],
    ['performance|c', 'performance|count '],
    ['value --sc', 'value --scenario='],
    ['x', null],
  ])('[TERMINAL-13] completes %j as far as it is unambiguous to %j', async (text, completed) => {
    expect(applyCompletion(text, await completeLine(text, commands))).toBe(completed);
  });

  it('[TERMINAL-13] puts a word with a space in quotes', async () => {
    const text = 'value GLH.SMP B';
    const completion = await completeLine(text, commands);
    expect(applyCandidate(text, completion, 'Bull case')).toBe('value GLH.SMP "Bull case" ');
    expect(applyCandidate(text, completion, 'The "bull"')).toBe(`value GLH.SMP 'The "bull"' `);
  });
});
