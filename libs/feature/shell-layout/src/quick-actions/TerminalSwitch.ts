/** Whether the terminal is open, and how to toggle it. */
export interface TerminalSwitch {
  isExpanded(): boolean;
  subscribe(listener: () => void): () => void;
  toggle(): void;
}
