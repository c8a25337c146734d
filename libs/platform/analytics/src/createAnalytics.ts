import type { Analytics, OccurredError, SurveyAnswer } from './Analytics.js';
import type { AnalyticsDependencies } from './AnalyticsDependencies.js';
import { featureNames } from './events/featureNames.js';
import { messages } from './messages.js';
import type { Outcome } from './Outcome.js';
import type { Moment } from './recording/Moment.js';
import type { LoadRecording, Recording } from './recording/Recording.js';
import { whenIdle } from './whenIdle.js';

/** Most events queued before the recorder is loaded; more are not worth the memory. */
const mostWaiting = 100;

const fail = (reason: string): Outcome => ({ ok: false, reason });
const nothing: readonly never[] = [];

/** Creates a page's analytics. It is light: the recorder is loaded when the page is idle. */
export function createAnalytics(
  dependencies: AnalyticsDependencies,
  loadRecording: LoadRecording = () => import('./recording/createRecording.js'),
): Analytics {
  const { window, runKind, recordedRuns = ['person'], consent, clock = () => new Date() } = dependencies;
  const isRecorded = recordedRuns.includes(runKind);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let waiting: ((recording: Recording) => void)[] = [];
  let recording: Recording | null = null;
  let loading: Promise<Recording | null> | null = null;
  let loadProblem: string | null = null;
  let run: { isStopped: boolean } | null = null;

  const load = () =>
    (loading ??= loadRecording().then(
      ({ createRecording }) => {
        recording = createRecording(dependencies, tell);
        loadProblem = null;
        for (const work of waiting) work(recording);
        waiting = [];
        tell();
        return recording;
      },
      () => {
        loadProblem = messages.notLoaded;
        loading = null;
        tell();
        return null;
      },
    ));

  // Reads before start, or in a run that is not recorded, return the events of earlier days. Reading does not
  // retry a failed load, since subscribers read on every change.
  const loaded = () => {
    if (!loadProblem) void load();
    return recording;
  };
  const momentNow = (): Moment => ({
    timestamp: clock().toISOString(),
    url: window.location.href,
    page: window.location.pathname,
  });
  const whenAllowed = (work: (recording: Recording, moment: Moment) => void) => {
    if (!isRecorded || !consent.isRecording()) return;
    const moment = momentNow();
    if (recording) work(recording, moment);
    else if (waiting.length < mostWaiting) waiting.push((arrived) => work(arrived, moment));
  };

  return {
    start: () => {
      if (run || !isRecorded) return;
      const current = { isStopped: false };
      run = current;
      const begin = () => {
        if (current.isStopped) return;
        void load().then((arrived) => {
          if (!current.isStopped) arrived?.watch();
        });
      };
      if (dependencies.whenIdle) dependencies.whenIdle(begin);
      else whenIdle(window, begin);
    },
    stop: () => {
      if (run) run.isStopped = true;
      run = null;
      recording?.stop();
    },
    track: (type, data = {}) => {
      whenAllowed((it, moment) => {
        it.track(type, data, moment);
      });
    },
    record: (fields) => {
      whenAllowed((it, moment) => {
        it.record(fields, moment);
      });
    },
    recordError: ({ kind, message }: OccurredError) => {
      whenAllowed((it, moment) => {
        it.record({ feature_name: featureNames.window, action: kind, reason: message }, moment);
      });
    },
    page: (path) => {
      whenAllowed((it, moment) => {
        it.page(path, moment);
      });
    },
    usageEvents: () => loaded()?.usageEvents() ?? nothing,
    analyticsEvents: () => loaded()?.analyticsEvents() ?? nothing,
    clear: async () => {
      waiting = [];
      return (await load())?.clear() ?? fail(messages.notLoaded);
    },
    problem: () => recording?.problem() ?? loadProblem,
    setSurveyAnswered: async (answer: SurveyAnswer) => {
      if (!isRecorded) return fail(messages.notInRun);
      if (!consent.isRecording()) return fail(messages.recordingOff);
      const moment = momentNow();
      return (await load())?.answerSurvey(answer, moment) ?? fail(messages.notLoaded);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
