export {
  createTerminalState,
  type TerminalState,
  type TerminalStateDependencies,
} from './state/createTerminalState.js';
export { TerminalPanel } from './TerminalPanel.js';
export type { TerminalPanelProps } from './TerminalPanelProps.js';
