export {
  createTerminalState,
  type TerminalState,
  type TerminalStateEdges,
} from './state/createTerminalState.js';
export { isTerminalStateUnreadable } from './state/storedTerminalState.js';
export { TerminalPanel } from './TerminalPanel.js';
export type { TerminalPanelProps } from './TerminalPanelProps.js';
