import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { AnalyticsEvent, AnalyticsEventFields } from '../events/AnalyticsEvent.js';
import { featureNames } from '../events/featureNames.js';
import { isAnalyticsEvent } from '../events/isAnalyticsEvent.js';
import { isUsageEvent } from '../events/isUsageEvent.js';
import type { UsageData, UsageEvent } from '../events/UsageEvent.js';
import type { Outcome } from '../Outcome.js';
import { bounded } from './bounded.js';
import { createSharing } from '../sending/createSharing.js';
import { createEventList } from '../storage/createEventList.js';
import { createUserIdReader } from '../storage/createUserIdReader.js';
import {
  analyticsEventsAsideEntry,
  analyticsEventsEntry,
  usageEventsAsideEntry,
  usageEventsEntry,
} from '../storage/usageEntries.js';
import type { Stop } from '../watching/Track.js';
import { messages } from './messages.js';
import type { Moment } from './Moment.js';
import type { Recording } from './Recording.js';
import { startWatching, type Watching } from './startWatching.js';

/** The longest text stored in an event. */
const longestComment = 1000;

const fail = (reason: string): Outcome => ({ ok: false, reason });

/** Stores events on the device, and passes them on when sharing is allowed. Every change calls `onChange`. */
export function createRecording(dependencies: AnalyticsDependencies, onChange: () => void): Recording {
  const { window, entries, consent, sessionId, createId, clock = () => new Date() } = dependencies;
  const listDependencies = { entries, window, onChange };
  const usage = createEventList({
    ...listDependencies,
    entry: usageEventsEntry,
    asideEntry: usageEventsAsideEntry,
    isEvent: isUsageEvent,
  });
  const analytics = createEventList({
    ...listDependencies,
    entry: analyticsEventsEntry,
    asideEntry: analyticsEventsAsideEntry,
    isEvent: isAnalyticsEvent,
  });
  const lists = [usage, analytics] as const;
  const deviceUser = createUserIdReader(entries, createId);
  const userId = () => dependencies.user().id ?? deviceUser.read();
  const sharing = createSharing(dependencies, deviceUser.read);
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
    for (const list of lists) list.write();
    sharing.flush();
  };
  const onVisibility = () => {
    if (window.document.visibilityState === 'hidden') write();
  };
  return {
    watch: () => {
      if (watching) return;
      sharing.follow();
      watching = startWatching(dependencies, trackNow);
      window.addEventListener('pagehide', write);
      window.document.addEventListener('visibilitychange', onVisibility);
      stops = [consent.subscribe(sharing.follow), usage.follow(), analytics.follow(), deviceUser.follow()];
    },
    stop: () => {
      watching?.stop();
      watching = null;
      for (const stop of stops) stop();
      stops = [];
      write();
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
      const cleared = [...lists.map((list) => list.clear()), deviceUser.forget()];
      return cleared.every(Boolean) ? { ok: true } : fail(messages.notCleared);
    },
    problem: () => usage.problem() ?? analytics.problem(),
    answerSurvey: ({ score, comment }, moment) => {
      if (!Number.isInteger(score) || score < 1 || score > 5) return fail(messages.invalidScore);
      if ((comment?.length ?? 0) > longestComment) return fail(messages.commentTooLong);
      const fields = { feature_name: featureNames.survey, action: 'answered', value: score };
      record(comment ? { ...fields, reason: comment } : fields, moment);
      return { ok: true };
    },
  };
}
