import type { ViolationMetric } from '../report/MonitorReport.js';
import { measureInWords } from './measureInWords.js';

interface Description {
  readonly title: string;
  readonly recommendation: string;
}

const descriptions: Readonly<Record<ViolationMetric, Description>> = {
  LCP: {
    title: 'The largest content was painted after',
    recommendation: 'Request less before the first paint, and preload what the largest content needs.',
  },
  FID: {
    title: 'The first input waited',
    recommendation: 'Break up startup work, or move it to a worker, so that input is handled in between.',
  },
  CLS: {
    title: 'The layout shifted by',
    recommendation: 'Reserve space for late content such as figures, charts and fonts.',
  },
  FCP: {
    title: 'The first content was painted after',
    recommendation: 'Inline the critical styles, and load scripts and fonts after them.',
  },
  TTFB: {
    title: 'The first byte of the page arrived after',
    recommendation: 'Check the server’s response time for the page, and the network path to it.',
  },
  js: {
    title: 'Scripts transferred',
    recommendation: 'Load screens and large libraries when they are first needed.',
  },
  css: {
    title: 'Styles transferred',
    recommendation: 'Load each screen’s styles with the screen.',
  },
  images: {
    title: 'Images transferred',
    recommendation: 'Serve images at display size, in a modern format.',
  },
  fonts: {
    title: 'Fonts transferred',
    recommendation: 'Serve fewer fonts, with only the characters in use.',
  },
  memory: {
    title: 'Scripts held in memory',
    recommendation: 'Look for lists, caches and listeners that keep growing while the page is open.',
  },
  'frame-rate': {
    title: 'After an input, the page drew',
    recommendation:
      'Do less per frame, and draw only what is in view. A device in power-saving mode also draws less.',
  },
  'long-task': {
    title: 'One task blocked the page for',
    recommendation: 'Break the task up, or move it to a worker.',
  },
  requests: {
    title: 'Loading the page took',
    recommendation: 'Bundle what is always needed together, and defer the rest.',
  },
  'total-transfer': {
    title: 'Loading the page transferred',
    recommendation: 'Compress and cache transfers, and load less ahead of need.',
  },
};

/** Messages about a violation for developers and operators. */
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
