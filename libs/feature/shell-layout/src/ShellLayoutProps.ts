import type { SearchState } from '@finance-analyst/components';
import type { DataShown } from '@finance-analyst/market';
import type { ReactNode } from 'react';
import type { ServerSilence } from '@finance-analyst/connection';
import type { WaitingUpdate } from './update/UpdateNotice.js';
import type { SavedModel } from './search/SavedModel.js';
import type { ShellTools } from './ShellTools.js';
import type { Theme } from './theme/useTheme.js';

export interface ShellLayoutProps {
  /** The screen's name: the document is called after it, and a change of it moves the focus to the screen. */
  readonly title: string;
  readonly children: ReactNode;
  readonly search: SearchState;
  /** The person's own models on this device, newest first, which the search finds without a server. */
  readonly savedModels?: readonly SavedModel[];
  readonly online: boolean;
  /** That the server does not answer although there is a network; null while it does. */
  readonly serverSilence?: ServerSilence | null;
  readonly theme: Theme;
  /** The market data that the screen shows; null when it shows none. */
  readonly dataShown: DataShown | null;
  /** Why nothing is kept on the device; null when it is. */
  readonly storageProblem: string | null;
  /** A new version that waits for a reload; null when there is none. */
  readonly update: WaitingUpdate | null;
  readonly version: string;
  /** `bare` leaves out the top bar, the footer and what floats, for audits of a screen by itself. */
  readonly frame?: 'full' | 'bare';
  /** Commands, overlays, terminal and installation; null where there are none. */
  readonly tools?: ShellTools | null;
  /** Whether something changed in the product that this person has not seen. */
  readonly hasNews?: boolean;
  /** How many notifications were not read. */
  readonly unreadCount?: number;
  /** Name of whoever is signed in; null for a guest. */
  readonly signedInAs?: string | null;
  /** Whether the navigation shows icons alone; null, or left out, where nobody chose: a narrow window then does. */
  readonly isRailCollapsed?: boolean | null;
  /** Left out, the navigation cannot be folded. */
  readonly onRailCollapsedChange?: (isCollapsed: boolean) => void;
  /** Whether a change of screen is announced to a screen reader. */
  readonly announcesPageChanges?: boolean;
  /** What is docked below the main area on every screen, such as the terminal. */
  readonly dock?: ReactNode;
}
