import { PerformanceSummary } from '@finance-analyst/quality-screens';
import type { OverlayContentProps } from '@finance-analyst/shell-layout';
import type { ComponentType } from 'react';
import type { Services } from '../services/Services.js';

export const performanceOverlay = ({
  monitor,
}: Pick<Services, 'monitor'>): ComponentType<OverlayContentProps> =>
  function PerformanceOverlay({ onClose }) {
    return <PerformanceSummary monitor={monitor} onClose={onClose} />;
  };
