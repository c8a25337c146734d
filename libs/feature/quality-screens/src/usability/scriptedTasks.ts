/** A task for a test: what to do, and how to know that it is done. */
export interface ScriptedTask {
  readonly id: string;
  readonly title: string;
  readonly instruction: string;
  /** Completes “Done when …”. */
  readonly doneWhen: string;
}

/** What a person who is new to the product is asked to do; all of it can be done on sample data. */
export const scriptedTasks: readonly ScriptedTask[] = [
  {
    id: 'open-company',
    title: 'Open the model of a company',
    instruction: 'Find the sample company Glenhollin Foods and open its valuation.',
    doneWhen: 'you see what one share of it is worth.',
  },
  {
    id: 'change-growth',
    title: 'Change the growth of revenue',
    instruction: 'In that model, set the revenue growth of the first forecast year to 8%.',
    doneWhen: 'the value per share has changed.',
  },
  {
    id: 'explain-number',
    title: 'Find out where a number comes from',
    instruction: 'In that model, find out how the cost of capital was computed.',
    doneWhen: 'you can name what it was computed from.',
  },
  {
    id: 'save-model',
    title: 'Save a model and find it again',
    instruction: 'Save the model, leave it, and find it on Home.',
    doneWhen: 'you see it among your recent models.',
  },
  {
    id: 'export-model',
    title: 'Take a model out as a file',
    instruction: 'Export a saved model as a file.',
    doneWhen: 'your browser has the file.',
  },
  {
    id: 'restore-model',
    title: 'Bring a removed model back',
    instruction: 'Remove a saved model, and bring it back.',
    doneWhen: 'it is among your recent models again.',
  },
  {
    id: 'change-theme',
    title: 'Change the theme',
    instruction: 'Make the product dark, or light if it is dark now.',
    doneWhen: 'the screen has changed.',
  },
  {
    id: 'check-service',
    title: 'Check the service',
    instruction: 'Find out whether the server works and in which version.',
    doneWhen: 'you can name the version.',
  },
];
