import type { FunctionComponent } from 'react';

/**
 * A part of a feature that shows beside any screen while it is needed, such as a task in progress. Its code is loaded
 * when it is first shown. `Dependencies` is what it needs of the application.
 */
export interface CompanionManifest<Dependencies extends object = object> {
  readonly id: string;
  /** Shown if its code cannot be loaded. */
  readonly failureTitle: string;
  /** Whether it shows beside the screen at this path. */
  readonly isShown: (dependencies: Dependencies, path: string) => boolean;
  /** Calls the listener after each change of what `isShown` depends on. Returns how to stop. */
  readonly subscribe: (dependencies: Dependencies, listener: () => void) => () => void;
  readonly load: () => Promise<FunctionComponent<Dependencies>>;
}
