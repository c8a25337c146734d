import type { DataShown } from '@finance-analyst/market';
import type { Services } from '../services/Services.js';
import type { Tools } from '../tools/createTools.js';

/** What a route hands on to its screen. It takes what the screen needs. */
export interface RouteProps {
  readonly services: Services;
  readonly tools: Tools;
  readonly online: boolean;
  readonly onDataShown: (shown: DataShown | null) => void;
}
