/** What the application provides to the terminal's manifest. */
export interface TerminalDependencies {
  readonly openTerminal: () => void;
}
