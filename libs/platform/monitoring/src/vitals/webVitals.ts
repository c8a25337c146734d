import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsLibrary } from './VitalsLibrary.js';

const vitals = [onCLS, onFCP, onINP, onLCP, onTTFB];

/** The web-vitals library. It cannot be stopped, so subscribers must ignore later values themselves. */
export const webVitals: VitalsLibrary = {
  onEveryChange: (tell) => {
    for (const onVital of vitals) onVital(tell, { reportAllChanges: true });
  },
  onFinal: (tell) => {
    for (const onVital of vitals) onVital(tell);
  },
};
