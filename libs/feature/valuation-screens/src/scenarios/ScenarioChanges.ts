/** What a person can do with the scenarios of a model, each one step of undo. */
export interface ScenarioChanges {
  /** Adds a copy of the scenario shown and shows it. */
  readonly add: (name: string) => void;
  /** Renames the scenario shown. */
  readonly rename: (name: string) => void;
  /** Removes the scenario shown; the base is shown then. */
  readonly remove: () => void;
}
