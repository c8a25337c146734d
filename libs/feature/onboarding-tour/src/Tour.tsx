import type { TourStep } from '@finance-analyst/contributions';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StepCard } from './card/StepCard.js';
import { tourTargets } from './steps/tourTargets.js';

export interface TourProps {
  readonly document: Document;
  readonly steps: readonly TourStep[];
  /** Called when the user closes or finishes the tour. */
  readonly onEnd: () => void;
}

const isAvailable = ({ target, needsTarget }: TourStep, document: Document): boolean =>
  !needsTarget || target === null || tourTargets(document, target).length > 0;

/** The steps whose targets are on the page, one at a time. */
export function Tour({ document, steps, onEnd }: TourProps): ReactElement | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [stepId, setStepId] = useState(steps[0]?.id);
  // A new screen takes the focus; if the tour opened it, the focus returns to the card. `from` is the screen left.
  const [arrival, setArrival] = useState<{ readonly from: string | null; readonly count: number }>({
    from: null,
    count: 0,
  });
  if (arrival.from !== null && arrival.from !== key) setArrival({ from: null, count: arrival.count + 1 });
  const available = steps.filter((step) => step.id === stepId || isAvailable(step, document));
  const index = available.findIndex(({ id }) => id === stepId);
  const step = available[index];
  if (!step) return null;
  const go = (by: number) => () => {
    setStepId(available[index + by]?.id ?? step.id);
  };
  const act = () => {
    if (!step.action) return;
    if ('run' in step.action) {
      step.action.run();
      return;
    }
    if (step.action.endsTour) onEnd();
    else setArrival({ ...arrival, from: key });
    void navigate(step.action.path);
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
