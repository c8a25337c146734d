import { completeWorkspace } from './completeWorkspace.js';
import { createWorkspaceBase } from './createWorkspaceBase.js';
import type { Workspace, WorkspaceEdges } from './Workspace.js';

/** Makes the workspace of one owner. Nothing is opened before the first use. */
export const createWorkspace = (edges: WorkspaceEdges): Workspace =>
  completeWorkspace(createWorkspaceBase(edges), edges);
