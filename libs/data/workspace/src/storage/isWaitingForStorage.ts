import type { WorkspaceStatus } from '../Workspace.js';

/** Whether another tab blocks the storage, so that reading and writing wait until it is closed. */
export const isWaitingForStorage = ({ storage, reason }: WorkspaceStatus): boolean =>
  storage === 'opening' && reason !== null;
