import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import { surveyShownEntry } from '../storage/usageEntries.js';
import type { Stop, Track } from '../watching/Track.js';
import { satisfactionSurveyEvent } from './satisfactionSurveyEvent.js';

export const surveyAfterMs = 300_000;

/** False where it was shown, and where no one would remember: a survey that comes each time is worse than none. */
function markShown(entries: StoredEntries, now: () => Date): boolean {
  const shown = entries.open(surveyShownEntry);
  return shown.state() === 'absent' && shown.write(now().toISOString()).ok;
}

export interface SurveyDependencies {
  readonly window: Pick<AnalyticsWindow, 'setTimeout' | 'clearTimeout' | 'dispatchEvent'>;
  readonly entries: StoredEntries;
  readonly track: Track;
  readonly now: () => Date;
  /** When recording is off, an answer could not be stored. */
  readonly mayAsk: () => boolean;
}

/** Raises `satisfaction-survey` on the window once, 300 s after start, if it was never shown on this device. */
export function scheduleSurvey({ window, entries, track, now, mayAsk }: SurveyDependencies): Stop {
  const timer = window.setTimeout(() => {
    if (!mayAsk() || !markShown(entries, now)) return;
    track('survey_shown', {});
    window.dispatchEvent(new CustomEvent(satisfactionSurveyEvent));
  }, surveyAfterMs);
  return () => {
    window.clearTimeout(timer);
  };
}
