import type { AnalyticsEdges } from '../AnalyticsEdges.js';
import type { AnalyticsEvent, AnalyticsEventFields } from '../events/AnalyticsEvent.js';
import { featureNames } from '../events/featureNames.js';
import { isAnalyticsEvent } from '../events/isAnalyticsEvent.js';
import { isUsageEvent } from '../events/isUsageEvent.js';
import type { UsageData, UsageEvent } from '../events/UsageEvent.js';
import { messages } from '../messages.js';
import { bounded } from './bounded.js';
import { createSharing } from '../sending/createSharing.js';
import { createEventList } from '../storage/createEventList.js';
import { createUserIdReader } from '../storage/createUserIdReader.js';
import { storageKeys } from '../storage/storageKeys.js';
import type { Stop } from '../watching/Track.js';
import type { Moment } from './Moment.js';
import type { Recording } from './Recording.js';
import { startWatching, type Watching } from './startWatching.js';

export const mostUsageEvents = 1000;
export const mostAnalyticsEvents = 100;

/** Stores events on the device, and passes them on when sharing is allowed. Every change calls `onChange`. */
export function createRecording(edges: AnalyticsEdges, onChange: () => void): Recording {
  const { window, storage, consent, sessionId, createId, clock = () => new Date() } = edges;
  const listEdges = { storage, window, onChange };
  const usage = createEventList({
    ...listEdges,
    key: storageKeys.usageEvents,
    capacity: mostUsageEvents,
    isEvent: isUsageEvent,
  });
  const analytics = createEventList({
    ...listEdges,
    key: storageKeys.analyticsEvents,
    capacity: mostAnalyticsEvents,
    isEvent: isAnalyticsEvent,
  });
  const lists = [
    [storageKeys.usageEvents, usage],
    [storageKeys.analyticsEvents, analytics],
  ] as const;
  const deviceUser = createUserIdReader(storage, createId);
  const userId = () => edges.user().id ?? deviceUser.read();
  const sharing = createSharing(edges, deviceUser.read);
  let watching: Watching | null = null;
  let stops: readonly Stop[] = [];

  const track = (type: string, data: UsageData, { timestamp, url }: Moment) => {
    const { userAgent } = window.navigator;
    const id = createId();
    const event: UsageEvent = {
      id,
      sessionId,
      userId: userId(),
      type,
      data: bounded(data),
      timestamp,
      userAgent,
      url,
    };
    usage.add(event);
    sharing.usage(event);
  };
  const record = (fields: AnalyticsEventFields, { timestamp, page }: Moment) => {
    const event: AnalyticsEvent = {
      ...bounded(fields),
      session_id: sessionId,
      user_id: userId(),
      timestamp,
      page,
    };
    analytics.add(event);
    sharing.analytics(event);
  };
  const trackNow = (type: string, data: UsageData) => {
    if (!consent.isRecording()) return;
    const { href, pathname } = window.location;
    track(type, data, { timestamp: clock().toISOString(), url: href, page: pathname });
  };
  const write = () => {
    for (const [, list] of lists) list.write();
    sharing.flush();
  };
  const onVisibility = () => {
    if (window.document.visibilityState === 'hidden') write();
  };
  const onStorage = (event: StorageEvent) => {
    for (const [key, list] of lists)
      if (event.key === null || event.key === key) list.storedElsewhere(event.newValue !== null);
    if (event.key === null || event.key === storageKeys.userId) deviceUser.readAnew();
  };

  return {
    watch: () => {
      if (watching) return;
      sharing.follow();
      watching = startWatching(edges, trackNow);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pagehide', write);
      window.document.addEventListener('visibilitychange', onVisibility);
      stops = [consent.subscribe(sharing.follow)];
    },
    stop: () => {
      watching?.stop();
      watching = null;
      for (const stop of stops) stop();
      stops = [];
      write();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', write);
      window.document.removeEventListener('visibilitychange', onVisibility);
    },
    track,
    record,
    page: (path, moment) => {
      watching?.pageChanged();
      track('page_view', { path }, moment);
    },
    usageEvents: usage.read,
    analyticsEvents: analytics.read,
    clear: () => {
      sharing.discard();
      try {
        for (const [, list] of lists) list.clear();
        deviceUser.forget();
        return { ok: true };
      } catch {
        return { ok: false, reason: messages.notCleared };
      }
    },
    problem: () => usage.problem() ?? analytics.problem(),
    answerSurvey: ({ score, comment }, moment) => {
      const fields = { feature_name: featureNames.survey, action: 'answered', value: score };
      record(comment ? { ...fields, reason: comment } : fields, moment);
    },
  };
}
