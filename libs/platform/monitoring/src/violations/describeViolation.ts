import type { ViolationMetric } from '../report/MonitorReport.js';
import { measureInWords } from './measureInWords.js';

interface Description {
  readonly title: string;
  readonly recommendation: string;
}

const descriptions: Readonly<Record<ViolationMetric, Description>> = {
  LCP: {
    title: 'The largest content was painted after',
    recommendation: 'Ask for less before the first paint, and preload what the largest content needs.',
  },
  FID: {
    title: 'The first input waited',
    recommendation:
      'Break up the work of the start, or move it to a worker, so that input is handled between.',
  },
  CLS: {
    title: 'The layout shifted by',
    recommendation: 'Reserve room for what arrives late, such as figures, charts and fonts.',
  },
  FCP: {
    title: 'The first content was painted after',
    recommendation: 'Inline the critical styles, and load scripts and fonts after them.',
  },
  TTFB: {
    title: 'The first byte of the page came after',
    recommendation: 'Look at the time that the server takes for the page, and at the way to it.',
  },
  js: {
    title: 'Scripts transferred',
    recommendation: 'Load screens and large libraries when they are first needed.',
  },
  css: {
    title: 'Styles transferred',
    recommendation: 'Load the styles of a screen with the screen.',
  },
  images: {
    title: 'Images transferred',
    recommendation: 'Serve images in the size in which they are shown, in a modern format.',
  },
  fonts: {
    title: 'Fonts transferred',
    recommendation: 'Serve fewer fonts, with the characters that are used.',
  },
  memory: {
    title: 'Scripts held in memory',
    recommendation: 'Look for lists, caches and listeners that grow for as long as the page is open.',
  },
  'frame-rate': {
    title: 'After an input, the page drew',
    recommendation:
      'Do less per frame, and draw only what is in view. A device that saves power draws less too.',
  },
  'long-task': {
    title: 'One task held the page for',
    recommendation: 'Break the task up, or move it to a worker.',
  },
  requests: {
    title: 'Loading the page took',
    recommendation: 'Bundle what is always needed together, and ask later for what is not needed at once.',
  },
  'total-transfer': {
    title: 'Loading the page transferred',
    recommendation: 'Compress and cache what is transferred, and load less before it is needed.',
  },
};

/** What a violation says to whoever develops or runs the product. */
export function describeViolation(
  metric: ViolationMetric,
  actual: number,
  budget: number,
): { readonly message: string; readonly recommendation: string } {
  const { title, recommendation } = descriptions[metric];
  const bound = metric === 'frame-rate' ? 'at least' : 'at most';
  return {
    message: `${title} ${measureInWords(metric, actual)}; it should be ${bound} ${measureInWords(metric, budget)}.`,
    recommendation,
  };
}
