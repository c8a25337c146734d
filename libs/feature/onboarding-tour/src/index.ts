export { OnboardingTour } from './OnboardingTour.js';
export type { OnboardingTourProps } from './OnboardingTourProps.js';
export { replayTour, type ReplayOutcome } from './replayTour.js';
