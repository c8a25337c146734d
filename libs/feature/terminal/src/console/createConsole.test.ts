import type { Command, CommandOutcome } from '@finance-analyst/contributions';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createLongTask, exampleRegistry, goCommand } from '../testing/exampleRegistry.js';
import { createConsole } from './createConsole.js';

const start = (more: readonly Command[] = []) => {
  const shell = createConsole(false);
  const registry = exampleRegistry(more);
  const enter = (line: string) => {
    shell.run(line, registry);
    return shell.read().entries.at(-1);
  };
  return { shell, registry, enter, texts: () => shell.read().entries.map(({ lines }) => lines.join('\n')) };
};
const command = (word: string, run: Command['run'], more: Partial<Command> = {}): Command => ({
  id: word,
  title: `Do ${word}`,
  group: 'View',
  word,
  run,
  ...more,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createConsole', () => {
  it('[TERMINAL-8] runs a command with its parameters in order', () => {
    const { enter } = start();
    expect(enter('value GLH.SMP "Bull case"')).toMatchObject({
      kind: 'answer',
      lines: ['GLH.SMP', 'Scenario: Bull case', 'Value per share: 165.20'],
    });
  });

  it.each([
    'value --scenario="Bull case" GLH.SMP',
    "VALUE --symbol GLH.SMP 'Bull case'",
    'value -- GLH.SMP "Bull case"',
  ])('[TERMINAL-8] reads %s the same', (line) => {
    expect(start().enter(line)?.lines).toContain('Scenario: Bull case');
  });

  it('[TERMINAL-8] passes values as typed, including numbers', () => {
    const run = vi.fn((): CommandOutcome => ({ ok: true }));
    const parameters = [{ name: 'code', description: 'A code', isRequired: true }];
    const { enter } = start([command('note', run, { parameters })]);
    enter('note 007');
    enter('note --code=1e3');
    enter('note -- -5');
    enter('note ""x|y""');
    enter('note "x|y"');
    expect(run.mock.calls).toEqual([
      [{ code: '007' }],
      [{ code: '1e3' }],
      [{ code: '-5' }],
      [{ code: 'x|y' }],
    ]);
  });

  it('[TERMINAL-8] passes the rest of the line as one parameter if the parameter takes it', () => {
    const { enter } = start([goCommand]);
    expect(enter('go Service status')).toMatchObject({ lines: ['At Service status.'] });
    expect(enter('go')).toMatchObject({ kind: 'failure', lines: ['go needs place: Its name.'] });
    expect(enter('go --place=home now')).toMatchObject({
      kind: 'failure',
      lines: ['go takes at most one parameter. Put words that belong together in quotes.'],
    });
  });

  it('[TERMINAL-10] explains a command with its labeled values', () => {
    expect(start([goCommand]).enter('help go')?.lines).toContain('    Usage (heart-dashboard)');
  });

  it('[TERMINAL-8] accepts the alias of a command, which no list shows', () => {
    const { enter } = start();
    expect(enter('Speed')).toMatchObject({ kind: 'note', lines: [messages.done] });
    expect(enter('help speed')?.lines[0]).toBe('Open the performance dashboard');
    expect(enter('help')?.lines.join()).not.toContain('speed');
  });

  it('[TERMINAL-8] says that a command without output is done', () => {
    expect(start().enter('performance')).toMatchObject({ kind: 'note', lines: [messages.done] });
  });

  it('[TERMINAL-8] accepts no line while one is running, and no empty one', () => {
    const task = createLongTask();
    const { shell, registry } = start([command('wait', task.run)]);
    expect(shell.run('  ', registry)).toBe(false);
    expect(shell.run('wait', registry)).toBe(true);
    expect(shell.run('performance', registry)).toBe(false);
  });

  it.each([
    ['opne settings', 'Unknown command: opne. Did you mean open?'],
    ['quarterly', 'Unknown command: quarterly. Type help for a list.'],
    ['open "settings', 'Missing closing quote: "'],
    ['open', 'open needs screen: Its address, such as settings.'],
    ['open settings status', 'open takes at most one parameter. Put words that belong together in quotes.'],
    ['performance now', 'performance takes no parameters.'],
    [
      'open --screne=x',
      'open has no option --screne. To enter a word that begins with a dash, put -- before it.',
    ],
    [
      'open --no-screen',
      'open has no option --no-screen. To enter a word that begins with a dash, put -- before it.',
    ],
    [
      'open --__proto__=x',
      'open has no option --__proto__. To enter a word that begins with a dash, put -- before it.',
    ],
    ['open --screen=a --screen=b', 'Enter screen only once for open.'],
    ['open --screen', 'open needs screen: Its address, such as settings.'],
    ['performance |', 'A command or filter is missing beside |.'],
    ['performance | fnd x', 'Unknown filter: fnd. Did you mean find?'],
    ['performance | sort', 'Unknown filter: sort. Use find, first, last or count.'],
  ])('[TERMINAL-9] answers %s with %s', (line, reason) => {
    expect(start().enter(line)).toMatchObject({ kind: 'failure', lines: [reason] });
  });

  it('[TERMINAL-9] gives the reason why a command failed or threw', async () => {
    const { enter, shell } = start([
      command('refuse', () => ({ ok: false, reason: 'There is no model open.' })),
      command('throw', () => {
        throw new Error('the disk is full');
      }),
      command('reject', () => Promise.reject(new Error(''))),
    ]);
    expect(enter('refuse')).toMatchObject({ kind: 'failure', lines: ['There is no model open.'] });
    expect(enter('throw')).toMatchObject({ kind: 'failure', lines: ['throw failed: the disk is full'] });
    enter('reject');
    await settled();
    expect(shell.read().entries.at(-1)?.lines).toEqual(['reject failed: no reason given.']);
    expect(shell.read().running).toBeNull();
  });

  it('[TERMINAL-10] lists the commands under their headings', () => {
    const lines = start().enter('help')?.lines ?? [];
    expect(lines).toContain('View');
    expect(lines).toContain(`  ${'performance'.padEnd(25)}  Open the performance dashboard`);
    expect(lines).toContain('  value <symbol> [scenario]  Value a company');
    expect(lines.join()).not.toContain('Go to the main area');
  });

  it('[TERMINAL-10] explains one command', () => {
    const { enter } = start();
    expect(enter('help performance')?.lines).toEqual([
      'Open the performance dashboard',
      'Usage: performance',
      'Shortcut: Ctrl Shift P',
    ]);
    expect(enter('help value')?.lines).toEqual([
      'Value a company',
      'Usage: value <symbol> [scenario]',
      '  symbol: Its symbol, such as GLH.SMP',
      '  scenario: The name of a scenario (optional)',
    ]);
    expect(enter('help vlaue')?.lines).toEqual(['Unknown command: vlaue. Did you mean value?']);
  });

  it('[TERMINAL-10] clears the output, and lists the lines entered', () => {
    const { enter, texts } = start();
    enter('performance');
    enter('clear');
    expect(texts()).toEqual([]);
    expect(enter('history')?.lines).toEqual(['1  performance', '2  clear', '3  history']);
  });

  it('[TERMINAL-10] keeps its own commands if the app has one of the same name', () => {
    const run = vi.fn((): CommandOutcome => ({ ok: true }));
    const { enter } = start([command('Help', run)]);
    expect(enter('help')?.lines.length).toBeGreaterThan(3);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['value GLH.SMP | find SCENARIO', ['Scenario: Base case']],
    ['value GLH.SMP | first 1', ['GLH.SMP']],
    ['value GLH.SMP | last 2', ['Scenario: Base case', 'Value per share: 165.20']],
    ['value GLH.SMP | last 2 | first 1 | count', ['1']],
    ['value GLH.SMP|count', ['3']],
    ['value GLH.SMP | find zebra', [messages.nothingToShow]],
    ['performance | count', ['0']],
    ['value GLH.SMP | first none', ['first needs a whole number of 1 or more.']],
    ['value GLH.SMP | find', ['find needs the text to find.']],
    ['value GLH.SMP | count all', ['count takes no parameters.']],
  ])('[TERMINAL-11] answers %s with %j', (line, lines) => {
    expect(start().enter(line)?.lines).toEqual(lines);
  });

  it('[TERMINAL-11] runs nothing if the word after | is not a filter', () => {
    const run = vi.fn((): CommandOutcome => ({ ok: true }));
    start([command('delete', run)]).enter('delete | sort');
    expect(run).not.toHaveBeenCalled();
  });

  it('[TERMINAL-12] shows what a command would do, without doing it', () => {
    const run = vi.fn((): CommandOutcome => ({ ok: true }));
    const parameters = [{ name: 'model', description: 'A model', isRequired: true }];
    const { enter } = start([command('delete', run, { parameters })]);
    expect(enter('delete --dry-run 12')?.lines).toEqual(['Would run: Do delete', '  model = 12']);
    expect(enter('delete --dry-run')?.kind).toBe('failure');
    expect(enter('delete --help')?.lines).toContain('Usage: delete <model>');
    expect(run).not.toHaveBeenCalled();
  });

  it('[TERMINAL-15] remembers the last 100 lines, and a repeated one once', () => {
    const { shell, enter } = start();
    for (let count = 1; count <= 101; count += 1) enter(`note ${String(count)}`);
    enter('note 101');
    expect(shell.enteredLines()).toHaveLength(100);
    expect(shell.enteredLines().at(0)).toBe('note 2');
    expect(shell.enteredLines().at(-1)).toBe('note 101');
  });

  it('[TERMINAL-16] shows what is running until it ends', async () => {
    const task = createLongTask();
    const { shell, enter, texts } = start([command('wait', task.run)]);
    enter('wait | first 1');
    expect(shell.read().running).toBe('wait | first 1');
    task.finish({ ok: true, lines: ['one', 'two'] });
    await settled();
    expect(shell.read().running).toBeNull();
    expect(texts().at(-1)).toBe('one');
  });

  it('[TERMINAL-16] accepts the next line after it stops waiting, and shows the output when it arrives', async () => {
    const [first, second] = [createLongTask(), createLongTask()];
    const { shell, enter, texts } = start([command('first', first.run), command('second', second.run)]);
    enter('first');
    shell.stopWaiting();
    expect(texts().at(-1)).toBe(messages.stoppedWaiting('first'));
    enter('second');
    first.finish({ ok: true, lines: ['of the first'] });
    await settled();
    expect(texts().slice(-2)).toEqual([messages.lateAnswer('first'), 'of the first']);
    expect(shell.read().running).toBe('second');
    second.fail(new Error('no answer'));
    await settled();
    expect(texts().at(-1)).toBe('second failed: no answer');
  });

  it('[TERMINAL-18] shows the last 2000 lines and how many it dropped', () => {
    const lines = Array.from({ length: 1500 }, (_, index) => String(index));
    const { shell, enter } = start([command('long', () => ({ ok: true, lines }))]);
    enter('long');
    enter('long');
    expect(shell.read().leftOut).toBe(1502);
    expect(shell.read().entries.at(-1)?.lines).toHaveLength(1500);
    enter('clear');
    expect(shell.read().leftOut).toBe(0);
  });
});
