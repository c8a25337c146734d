import { createCommandRegistry, type Command, type CommandOutcome } from '@finance-analyst/contributions';

const screens = ['settings', 'status', 'user-guide'];

/** A task that ends on request. */
export function createLongTask() {
  let settle: (outcome: CommandOutcome) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  return {
    run: () =>
      new Promise<CommandOutcome>((resolve, reject) => {
        settle = resolve;
        fail = reject;
      }),
    finish: (outcome: CommandOutcome) => {
      settle(outcome);
    },
    fail: (error: Error) => {
      fail(error);
    },
  };
}

const places = [{ word: 'heart-dashboard', label: 'Usage (heart-dashboard)' }, 'home'];

/** A command with named values, whose last parameter takes several words. */
export const goCommand: Command = {
  id: 'go',
  title: 'Go to a place',
  group: 'View',
  word: 'go',
  parameters: [
    {
      name: 'place',
      description: 'Its name',
      isRequired: true,
      takesRest: true,
      complete: (typed) =>
        places.filter((place) => (typeof place === 'string' ? place : place.word).startsWith(typed)),
    },
  ],
  run: (given) => ({ ok: true, lines: [`At ${given?.['place'] ?? ''}.`] }),
};

/** Commands like those of the app, and the caller's own. */
export const exampleRegistry = (more: readonly Command[] = []) =>
  createCommandRegistry([
    {
      id: 'screen.open',
      title: 'Open a screen',
      group: 'Information',
      word: 'open',
      parameters: [
        {
          name: 'screen',
          description: 'Its address, such as settings',
          isRequired: true,
          complete: (typed) => screens.filter((screen) => screen.startsWith(typed)),
        },
      ],
      run: (given) => ({ ok: true, lines: [`Opened ${given?.['screen'] ?? ''}.`] }),
    },
    {
      id: 'overlay.performance',
      title: 'Open the performance dashboard',
      group: 'View',
      word: 'performance',
      otherWord: 'speed',
      shortcut: { key: 'p', primary: true, shift: true },
      run: () => ({ ok: true }),
    },
    {
      id: 'value',
      title: 'Value a company',
      group: 'Valuation',
      word: 'value',
      parameters: [
        {
          name: 'symbol',
          description: 'Its symbol, such as GLH.SMP',
          isRequired: true,
          complete: async () => ['GLH.SMP', 'NWI.SMP'],
        },
        {
          name: 'scenario',
          description: 'The name of a scenario',
          isRequired: false,
          complete: () => ['Base case', 'Bull case'],
        },
      ],
      run: ({ symbol = '', scenario = 'Base case' } = {}) => ({
        ok: true,
        lines: [`${symbol}`, `Scenario: ${scenario}`, 'Value per share: 165.20'],
      }),
    },
    { id: 'focus.main', title: 'Go to the main area', group: 'Focus', run: () => ({ ok: true }) },
    ...more,
  ]);
