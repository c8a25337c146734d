import { expect, it } from 'vitest';
import { valueModel, valueRun } from '../testing/valueModel.js';
import { createCollector } from './createCollector.js';
import { createSimulationServer } from './createSimulationServer.js';
import { runSimulation } from './runSimulation.js';

const target = { model: valueModel, run: valueRun };

it('[UNCERTAINTY-11] gives in parts, cloned as between workers, what it gives at once', () => {
  const servers = [createSimulationServer(), createSimulationServer()];
  const collector = createCollector(valueRun.paths);
  for (let firstPath = valueRun.paths - 500, turn = 0; firstPath >= 0; firstPath -= 500, turn += 1) {
    const request = structuredClone({ ...target, firstPath, count: 500 });
    const block = servers[turn % 2]?.block(request);
    if (block) collector.add(structuredClone(block));
  }
  const collected = collector.collect();
  const paths = collected.ok ? collected.value : { outputs: new Float64Array(), failures: [] };
  const summary = servers[0]?.summary({ paths, run: valueRun, options: { price: 20 } });
  expect({ ok: true, summary }).toEqual(runSimulation(valueModel, valueRun, { price: 20 }));
});

it('[UNCERTAINTY-6] says whether a run is possible before any of its paths', () => {
  const { check, block } = createSimulationServer();
  expect(check(target)).toEqual({ ok: true });
  const impossible = { ...target, run: { ...valueRun, paths: 1 } };
  expect(check(impossible)).toMatchObject({ ok: false });
  expect(() => block({ ...impossible, firstPath: 0, count: 1 })).toThrow('number of paths');
  expect(check(target)).toEqual({ ok: true });
});
