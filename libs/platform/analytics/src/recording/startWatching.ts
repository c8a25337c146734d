import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { deviceType } from '../device/deviceType.js';
import { isMobileDevice } from '../device/isMobileDevice.js';
import { scheduleSurvey } from '../survey/scheduleSurvey.js';
import type { Stop, Track } from '../watching/Track.js';
import { watchActivity } from '../watching/watchActivity.js';
import { watchClicks } from '../watching/watchClicks.js';
import { watchForms } from '../watching/watchForms.js';
import { watchScrollDepth } from '../watching/watchScrollDepth.js';
import { watchTimeSpent } from '../watching/watchTimeSpent.js';

export interface Watching {
  pageChanged(): void;
  stop: Stop;
}

/** Starts to watch user actions on the page. */
export function startWatching(dependencies: AnalyticsDependencies, track: Track): Watching {
  const { window, entries, consent, clock: now = () => new Date() } = dependencies;
  const { navigator, innerWidth: width } = window;
  track('session_start', { device: deviceType({ isMobile: isMobileDevice(navigator), width }), width });
  const scrollDepth = watchScrollDepth(window, track);
  const stops = [
    watchClicks(window, track, now),
    watchForms(window, track),
    watchActivity(window, track, now),
    watchTimeSpent(window, track, now),
    scrollDepth.stop,
    scheduleSurvey({ window, entries, track, now, mayAsk: () => consent.isRecording() }),
  ];
  return {
    pageChanged: scrollDepth.reset,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
