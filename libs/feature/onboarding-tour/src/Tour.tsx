import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StepCard } from './card/StepCard.js';
import type { OnboardingTourProps } from './OnboardingTourProps.js';
import { reportsPath, tourSteps } from './steps/tourSteps.js';

export interface TourProps extends Pick<OnboardingTourProps, 'document' | 'sampleDataPath' | 'openTerminal'> {
  /** The person closed or finished it. */
  readonly onEnd: () => void;
}

/** The steps for which the page has what they tell of, one at a time. */
export function Tour({ document, sampleDataPath, openTerminal, onEnd }: TourProps): ReactElement | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [stepId, setStepId] = useState(tourSteps[0]?.id);
  // A screen takes the focus when it arrives; one that the tour asked for gives it back. `from` is where that was.
  const [arrival, setArrival] = useState<{ readonly from: string | null; readonly count: number }>({
    from: null,
    count: 0,
  });
  if (arrival.from !== null && arrival.from !== key) setArrival({ from: null, count: arrival.count + 1 });
  const available = tourSteps.filter(({ id, isAvailable }) => id === stepId || isAvailable(document));
  const index = available.findIndex(({ id }) => id === stepId);
  const step = available[index];
  if (!step) return null;
  const go = (by: number) => () => {
    setStepId(available[index + by]?.id ?? step.id);
  };
  const act = () => {
    if (step.action?.id === 'open-terminal') openTerminal();
    else if (step.action?.id === 'load-sample-data') {
      setArrival({ ...arrival, from: key });
      void navigate(sampleDataPath);
    } else if (step.action?.id === 'open-reports') {
      onEnd();
      void navigate(reportsPath);
    }
  };
  return (
    <StepCard
      document={document}
      step={step}
      number={index + 1}
      count={available.length}
      occasion={`${step.id} ${String(arrival.count)}`}
      onAction={act}
      onBack={go(-1)}
      onNext={go(1)}
      onEnd={onEnd}
    />
  );
}
