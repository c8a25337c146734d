import { budgets } from '../limits/budgets.js';
import { rateVital } from '../limits/rateVital.js';
import { observeEntries } from '../measures/observeEntries.js';
import type { Stop } from '../MonitorWindow.js';
import type { Vital } from '../report/MonitorReport.js';
import type { MonitorContext } from '../running/MonitorContext.js';
import type { SystemPerformance } from '../system-status/systemStatusSlice.js';
import type { MeasuredVital, VitalsLibrary } from './VitalsLibrary.js';

export interface VitalsDependencies {
  readonly context: MonitorContext;
  readonly library: VitalsLibrary;
  /** Identifies the first input delay of this page view. */
  readonly firstInputId: string;
  /** Called with each vital once it is final. */
  readonly onFinal: (vital: MeasuredVital) => void;
  /** Called with the values for system status. */
  readonly onPerformance: (measured: Partial<SystemPerformance>) => void;
}

const statusFields = { LCP: 'lcp', FID: 'fid', CLS: 'cls' } as const;

const isStatusVital = (name: string): name is keyof typeof statusFields => name in statusFields;
const hasBudget = (name: string): name is keyof typeof budgets => name in budgets;

/** Keeps the page's vitals in the report, each with its rating, and checks them against their budgets. */
export function watchVitals({
  context,
  library,
  firstInputId,
  onFinal,
  onPerformance,
}: VitalsDependencies): Stop {
  const { window, reports, now, checkBudget, sayUnavailable } = context;
  let isStopped = false;
  const keep = ({ name, value }: MeasuredVital) => {
    if (isStopped || !Number.isFinite(value)) return;
    const unit = name === 'CLS' ? 'score' : 'ms';
    const vital: Vital = { name, value, unit, rating: rateVital(name, value), measuredAt: now() };
    reports.change(({ vitals }) => ({ vitals: [...vitals.filter((other) => other.name !== name), vital] }));
    if (hasBudget(name)) checkBudget(name, value, budgets[name]);
    if (isStatusVital(name)) onPerformance({ [statusFields[name]]: value });
  };
  const finish = (vital: MeasuredVital) => {
    if (!isStopped && Number.isFinite(vital.value)) onFinal(vital);
  };
  library.onEveryChange(keep);
  library.onFinal(finish);
  const stopFirstInput = observeEntries(window, 'first-input', (entries) => {
    const [first] = entries as readonly PerformanceEventTiming[];
    if (!first) return;
    const vital: MeasuredVital = {
      name: 'FID',
      value: first.processingStart - first.startTime,
      id: firstInputId,
    };
    keep(vital);
    finish(vital);
  });
  if (!stopFirstInput) sayUnavailable('FID', 'first input delay');
  return () => {
    isStopped = true;
    stopFirstInput?.();
  };
}
