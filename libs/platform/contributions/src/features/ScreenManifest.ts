import type { ScreenDescription } from '@finance-analyst/navigation';
import type { FunctionComponent } from 'react';
import type { ScreenProps } from './ScreenProps.js';

/** A screen of a feature. `Dependencies` is what the screen needs of the application, which gives all of them the same. */
export interface ScreenManifest<Dependencies extends object> extends ScreenDescription {
  /** Its code, when the screen is first shown. */
  readonly load: () => Promise<FunctionComponent<Dependencies & ScreenProps>>;
  /** What it is about at this query, such as a company: the page's title begins with it. */
  readonly subjectAt?: (query: URLSearchParams) => string | null;
  /** Paths of the screens that people mostly open from here: loaded as soon as this one shows. */
  readonly leadsTo?: readonly string[];
  /** Its short name among the shortcuts of the installed product; left out where it is none of them. */
  readonly shortcut?: string;
}
