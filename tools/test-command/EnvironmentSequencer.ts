import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { groupByEnvironment } from './groupByEnvironment.ts';

/**
 * A worker stops when the next file needs another environment, and starting one with a document takes longer than most
 * files: files of one environment follow one another.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return groupByEnvironment(await super.sort(files), asksForNode);
  }
}

const asksForNode = (moduleId: string): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');
