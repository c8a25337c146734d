/** Whether the terminal is open, and how it is opened and closed. */
export interface TerminalSwitch {
  isExpanded(): boolean;
  subscribe(listener: () => void): () => void;
  toggle(): void;
}
