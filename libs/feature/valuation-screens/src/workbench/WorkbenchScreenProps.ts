import type { ChartFile } from '@finance-analyst/charts';
import type { DataShown } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import type { ReactNode } from 'react';
import type { LoadMemoWorkers } from '../memo/MemoWorkers.js';

export interface WorkbenchScreenProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  /** Takes the model as a file; by default it is downloaded. */
  readonly onSaveFile?: ((file: ChartFile) => void) | undefined;
  /** What writes the memo of a model. */
  readonly loadMemoWorkers: LoadMemoWorkers;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
  /** The ways to another company or model, if there is none to show. */
  readonly start?: ReactNode;
}
