import type { AnalyticsStorage, AnalyticsWindow } from '../AnalyticsEdges.js';
import { storageKeys } from '../storage/storageKeys.js';
import type { Stop, Track } from '../watching/Track.js';
import { satisfactionSurveyEvent } from './satisfactionSurveyEvent.js';

export const surveyAfterMs = 300_000;

/** False if the survey was shown, or if that cannot be remembered: a survey that returns each time is worse than none. */
function markShown(storage: AnalyticsStorage, now: () => Date): boolean {
  try {
    if (storage.getItem(storageKeys.surveyShown) !== null) return false;
    storage.setItem(storageKeys.surveyShown, now().toISOString());
    return true;
  } catch {
    return false;
  }
}

export interface SurveyEdges {
  readonly window: Pick<AnalyticsWindow, 'setTimeout' | 'clearTimeout' | 'dispatchEvent'>;
  readonly storage: AnalyticsStorage;
  readonly track: Track;
  readonly now: () => Date;
  /** When recording is off, an answer could not be stored. */
  readonly mayAsk: () => boolean;
}

/** Raises `satisfaction-survey` on the window once, 300 s after start, if it was never shown on this device. */
export function scheduleSurvey({ window, storage, track, now, mayAsk }: SurveyEdges): Stop {
  const timer = window.setTimeout(() => {
    if (!mayAsk() || !markShown(storage, now)) return;
    track('survey_shown', {});
    window.dispatchEvent(new CustomEvent(satisfactionSurveyEvent));
  }, surveyAfterMs);
  return () => {
    window.clearTimeout(timer);
  };
}
