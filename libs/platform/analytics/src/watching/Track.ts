import type { OwnUsageType, UsageData } from '../events/UsageEvent.js';

/** Records a usage event of this library, if recording is allowed. */
export type Track = (type: OwnUsageType, data: UsageData) => void;

/** Stops what was started. */
export type Stop = () => void;
