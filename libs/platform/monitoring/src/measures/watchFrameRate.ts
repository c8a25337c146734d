import { monitorLimits } from '../limits/monitorLimits.js';
import type { Stop } from '../MonitorWindow.js';
import type { MonitorContext } from '../running/MonitorContext.js';

export const frameSampleMs = 2000;
/** At most one sample in this time: counting frames keeps the page from going idle. */
export const framePauseMs = 60_000;

const inputs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Counts frames for two seconds after an input, at most once a minute and only while the page is in view. */
export function watchFrameRate({ window, reports, now, checkBudget }: MonitorContext): Stop {
  const { document } = window;
  let frame = 0;
  let timer = 0;
  const ignoreInputs = () => {
    for (const input of inputs) window.removeEventListener(input, sample, { capture: true });
  };
  const awaitInput = () => {
    for (const input of inputs) window.addEventListener(input, sample, { capture: true, passive: true });
  };
  const finish = (frames: number, elapsedMs: number) => {
    const framesPerSecond = (frames * 1000) / elapsedMs;
    reports.change(() => ({ frameRate: { framesPerSecond, measuredAt: now() } }));
    checkBudget('frame-rate', framesPerSecond, monitorLimits.framesPerSecond);
  };
  const sample = () => {
    ignoreInputs();
    timer = window.setTimeout(awaitInput, framePauseMs);
    let startMs: number | null = null;
    let frames = 0;
    let wasHidden = document.visibilityState === 'hidden';
    const count = (timeMs: number) => {
      wasHidden ||= document.visibilityState === 'hidden';
      if (wasHidden) return;
      if (startMs === null) startMs = timeMs;
      else frames += 1;
      const elapsedMs = timeMs - startMs;
      if (elapsedMs >= frameSampleMs) finish(frames, elapsedMs);
      else frame = window.requestAnimationFrame(count);
    };
    frame = window.requestAnimationFrame(count);
  };
  awaitInput();
  return () => {
    ignoreInputs();
    window.clearTimeout(timer);
    window.cancelAnimationFrame(frame);
  };
}
