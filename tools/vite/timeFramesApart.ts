/**
 * Gives each frame that is asked for in a page of jsdom a timer of its own. jsdom has one for all of them: if code that took the function
 * before asks for a frame while a test replaces the timers, and they return before it is drawn, no later frame is drawn, also in the files
 * that follow.
 */
export function timeFramesApart(page: Window): void {
  if ('isApart' in page.requestAnimationFrame) return;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  const ask = (draw: FrameRequestCallback): number => {
    last += 1;
    const frame = last;
    const timer = setTimeout(() => {
      timers.delete(frame);
      draw(performance.now());
    }, 1000 / 60);
    timers.set(frame, timer);
    return frame;
  };
  const cancel = (frame: number): void => {
    clearTimeout(timers.get(frame));
    timers.delete(frame);
  };
  page.requestAnimationFrame = Object.assign(ask, { isApart: true });
  page.cancelAnimationFrame = cancel;
}
