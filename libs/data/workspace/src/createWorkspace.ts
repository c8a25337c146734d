import { completeWorkspace } from './completeWorkspace.js';
import { createWorkspaceBase } from './createWorkspaceBase.js';
import type { Workspace, WorkspaceDependencies } from './Workspace.js';

/** Makes the workspace of one owner. Nothing is opened before the first use. */
export const createWorkspace = (dependencies: WorkspaceDependencies): Workspace =>
  completeWorkspace(createWorkspaceBase(dependencies), dependencies);
