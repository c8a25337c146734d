/** A test task: the instruction, and how to recognize that it is done. */
export interface ScriptedTask {
  readonly id: string;
  readonly title: string;
  readonly instruction: string;
  /** Completes “Done when …”. */
  readonly doneWhen: string;
}

/** Tasks for people new to the product; all can be done with sample data. */
export const scriptedTasks: readonly ScriptedTask[] = [
  {
    id: 'open-company',
    title: 'Open the model of a company',
    instruction: 'Find the sample company Glenhollin Foods and open its valuation.',
    doneWhen: 'you see its value per share.',
  },
  {
    id: 'change-growth',
    title: 'Change the growth of revenue',
    instruction: 'In that model, set the revenue growth of the first forecast year to 8%.',
    doneWhen: 'the value per share has changed.',
  },
  {
    id: 'explain-number',
    title: 'Trace a figure to its source',
    instruction: 'In that model, find out how the cost of capital was computed.',
    doneWhen: 'you can name its inputs.',
  },
  {
    id: 'save-model',
    title: 'Save a model and find it again',
    instruction: 'Save the model, leave it, and find it on Home.',
    doneWhen: 'you see it among your recent models.',
  },
  {
    id: 'export-model',
    title: 'Export a model',
    instruction: 'Export a saved model as a file.',
    doneWhen: 'your browser has the file.',
  },
  {
    id: 'restore-model',
    title: 'Recover a deleted model',
    instruction: 'Delete a saved model, then recover it.',
    doneWhen: 'it is among your recent models again.',
  },
  {
    id: 'change-theme',
    title: 'Change the theme',
    instruction: 'Switch to the dark theme, or to the light theme if it is dark now.',
    doneWhen: 'the screen has changed.',
  },
  {
    id: 'check-service',
    title: 'Check the service',
    instruction: 'Find the server’s status and version.',
    doneWhen: 'you can name the version.',
  },
];
