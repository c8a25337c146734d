/** What can be chosen for the entry of a cell. */
export interface CellChoice {
  readonly id: string;
  /** What is entered if it is chosen. */
  readonly text: string;
  readonly title: string;
  readonly detail?: string | undefined;
}

/** The choices for what is typed, best match first. */
export interface CellChoices {
  readonly list: readonly CellChoice[];
  /** The id of the one that Enter and Tab take unless another is marked; null for the text as typed. */
  readonly usual: string | null;
}
