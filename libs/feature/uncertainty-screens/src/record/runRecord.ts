import type { Result } from '@finance-analyst/foundation';
import type { SimulationRun, SimulationSummary, SummaryOptions } from '@finance-analyst/uncertainty';
import { messages } from '../messages.js';
import type { AskedRun } from '../simulation/useSimulation.js';

/** A simulation as a file: whoever has it and the template repeats every figure. */
export interface RunRecord {
  readonly format: typeof recordFormat;
  readonly version: 1;
  readonly model: string;
  readonly run: SimulationRun;
  readonly options: SummaryOptions;
  /** The entries of the screen that made the run; not in files of earlier releases. */
  readonly settings?: unknown;
  readonly result: {
    readonly checksum: string;
    readonly failed: number;
    readonly mean: number | null;
    readonly percentiles: Readonly<Record<string, number>>;
  };
}

const recordFormat = 'finance-analyst-simulation';

export function recordOf(
  model: string,
  { run, options, settings }: Omit<AskedRun, 'repeated'>,
  { checksum, failed, statistics }: SimulationSummary,
): RunRecord {
  return {
    format: recordFormat,
    version: 1,
    model,
    run,
    options,
    settings,
    result: {
      checksum,
      failed,
      mean: statistics.ok ? statistics.value.mean.value : null,
      percentiles: statistics.ok
        ? Object.fromEntries(
            statistics.value.percentiles.map(({ probability, value }) => [
              messages.percentile(probability),
              value,
            ]),
          )
        : {},
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file of a run; what its figures may be is for the simulation to check. */
export function readRecord(text: string): Result<RunRecord> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return { ok: false, reason: messages.notARun };
  }
  if (!isObject(record) || record['format'] !== recordFormat) return { ok: false, reason: messages.notARun };
  if (record['version'] !== 1) return { ok: false, reason: messages.newerRun };
  const { run, options, result } = record;
  const isWhole =
    isObject(run) &&
    typeof run['template'] === 'string' &&
    isObject(run['inputs']) &&
    isObject(run['sampling']) &&
    isObject(run['output']) &&
    Array.isArray(run['variables']) &&
    run['variables'].every((each) => isObject(each) && isObject(each['distribution'])) &&
    (run['correlations'] === undefined ||
      (Array.isArray(run['correlations']) && run['correlations'].every((row) => Array.isArray(row)))) &&
    isObject(options) &&
    isObject(result) &&
    typeof result['checksum'] === 'string';
  return isWhole
    ? { ok: true, value: record as unknown as RunRecord }
    : { ok: false, reason: messages.damagedRun };
}
