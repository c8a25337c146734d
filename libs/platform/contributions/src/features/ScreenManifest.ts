import type { ScreenDescription } from '@finance-analyst/navigation';
import type { FunctionComponent } from 'react';
import type { ScreenProps } from './ScreenProps.js';

/** A screen of a feature. `Dependencies` is what the screen needs from the application, the same for all screens. */
export interface ScreenManifest<Dependencies extends object> extends ScreenDescription {
  /** Loads its code when the screen is first shown. */
  readonly load: () => Promise<FunctionComponent<Dependencies & ScreenProps>>;
  /** Its subject for this query, such as a company, which starts the page title. */
  readonly subjectAt?: (query: URLSearchParams) => string | null;
  /** Paths of the screens most often opened from here, preloaded once this one is shown. */
  readonly leadsTo?: readonly string[];
  /** Its short name among the installed app's shortcuts; omitted if it is not one. */
  readonly shortcut?: string;
}
