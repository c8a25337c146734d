import type { DataShown } from '@finance-analyst/market';
import type { Services } from '../start/createServices.js';

/** What a screen is given. It takes what it needs. */
export interface RouteProps extends Pick<Services, 'workspace' | 'clock' | 'createId' | 'ownerId'> {
  readonly online: boolean;
  readonly onDataShown: (shown: DataShown | null) => void;
}
