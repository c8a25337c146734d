import type { SearchState } from '@finance-analyst/components';
import type { DataShown } from '@finance-analyst/market';
import type { ReactNode } from 'react';
import type { ServerSilence } from '@finance-analyst/connection';
import type { WaitingUpdate } from './update/UpdateNotice.js';
import type { SavedModel } from './search/SavedModel.js';
import type { ShellTools } from './ShellTools.js';
import type { Theme } from './theme/useTheme.js';

export interface ShellLayoutProps {
  /** The screen's name: it sets the document's title, and a change of it moves the focus to the screen. */
  readonly title: string;
  readonly children: ReactNode;
  readonly search: SearchState;
  /** This device's models, newest first, which the search finds without a server. */
  readonly savedModels?: readonly SavedModel[];
  readonly online: boolean;
  /** Set while the server does not answer although there is a network; otherwise null. */
  readonly serverSilence?: ServerSilence | null;
  readonly theme: Theme;
  /** The market data on screen; null if none. */
  readonly dataShown: DataShown | null;
  /** Why nothing is stored on the device; null if it is. */
  readonly storageProblem: string | null;
  /** A new version waiting for a reload; null if none. */
  readonly update: WaitingUpdate | null;
  readonly version: string;
  /** `bare` omits the top bar, the footer and floating elements, for audits of a single screen. */
  readonly frame?: 'full' | 'bare';
  /** Commands, overlays, terminal and installation; null if there are none. */
  readonly tools?: ShellTools | null;
  /** Whether there is product news this person has not seen. */
  readonly hasNews?: boolean;
  /** The number of unread notifications. */
  readonly unreadCount?: number;
  /** Name of the signed-in user; null for a guest. */
  readonly signedInAs?: string | null;
  /** Whether the navigation shows only icons; if null or omitted, the window width decides. */
  readonly isRailCollapsed?: boolean | null;
  /** If omitted, the navigation cannot be collapsed. */
  readonly onRailCollapsedChange?: (isCollapsed: boolean) => void;
  /** Whether a change of screen is announced to a screen reader. */
  readonly announcesPageChanges?: boolean;
  /** The dock below the main area on every screen, such as the terminal. */
  readonly dock?: ReactNode;
}
