import type { ModelCalculationResponse } from '@finance-analyst/contracts';
import { valuationTemplates } from '@finance-analyst/valuation';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { hangingIsTooSlow } from '../testing/hangingIsTooSlow.js';
import { brokenWorker, scriptedWorker } from '../testing/scriptedWorker.js';
import { sourceWorker } from '../testing/sourceWorker.js';

const source = 'model "Doubling"\ninput start: amount\nvalue doubled: amount = start * 2\n';
const server = await createTestServer({ createWorker: sourceWorker });
afterAll(() => server.close());

const post = (payload: Readonly<Record<string, unknown>>, to = server) =>
  to.inject({ method: 'POST', url: '/api/calculations', payload });

describe('POST /api/calculations', () => {
  it('[CALCULATION-SERVICE-14] calculates model source text in a worker thread', async () => {
    const response = await post({ model: source, inputs: { start: 21 }, derivations: ['doubled'] });
    expect(response.json()).toMatchObject({
      title: 'Doubling',
      values: { doubled: { unit: 'amount', figures: [{ value: 42, reason: null }] } },
      derivations: { doubled: [{ formula: 'start * 2' }] },
    });
    expect(response.statusCode).toBe(200);
  }, 30_000);

  it('[CALCULATION-SERVICE-18] returns 422 for source errors, with their position', async () => {
    const response = await post({ model: 'value x = y', inputs: {} });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: {
        code: 'model-does-not-compile',
        details: [{ path: 'model', message: expect.stringMatching(/^line 1, column 11: /) }],
      },
    });
  }, 30_000);

  it('[CALCULATION-SERVICE-19] calculates a template without a thread', async () => {
    const without = await createTestServer();
    const response = await post({ model: 'free-cash-flow-to-firm', inputs: {} }, without);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code: 'inputs-do-not-fit' } });
    await without.close();
  });

  it.each(valuationTemplates)(
    '[CALCULATION-SERVICE-19] calculates the template $reference.id by its name',
    async ({ reference, example }) => {
      const response = await post({ model: reference.id, inputs: example });
      expect(response.statusCode).toBe(200);
      const { periods, values, checks } = response.json<ModelCalculationResponse>();
      expect(periods).toBe(5);
      const figures = Object.values(values).flatMap(({ figures: each }) => each);
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter(({ value }) => value === null)).toEqual([]);
      expect(checks).toEqual([]);
    },
  );

  it('[CALCULATION-SERVICE-20] refuses source text over 64 KiB, counted in bytes', async () => {
    const response = await post({ model: `# ${'é'.repeat(32_768)}\nvalue x = 1`, inputs: {} });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: { code: 'model-too-large', details: [{ path: 'model' }] },
    });
  });

  it.each([
    ['# hang', 'model-too-slow'],
    ['# exhaust', 'model-too-heavy'],
  ])('[CALCULATION-SERVICE-20] refuses the model %j as %s, and calculates the next', async (model, code) => {
    const scripted = await createTestServer({ ...hangingIsTooSlow(), threads: 1 });
    const response = await post({ model, inputs: {} }, scripted);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code, details: [{ path: 'model' }] } });
    expect((await post({ model: '# another', inputs: {} }, scripted)).json()).toMatchObject({
      title: '# another',
    });
    await scripted.close();
  });

  it('[CALCULATION-SERVICE-22] reports a crash as a server error, not a model error', async () => {
    const crashing = await createTestServer({ createWorker: scriptedWorker, threads: 1 });
    const response = await post({ model: '# crash', inputs: {} }, crashing);
    expect(response.statusCode).toBe(500);
    await crashing.close();
  });

  it.each([
    [{ inputs: {} }, 'model'],
    [{ model: '', inputs: {} }, 'model'],
    [{ model: source }, 'inputs'],
    [{ model: source, inputs: { start: null } }, 'inputs.start'],
    [
      { model: source, inputs: Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`x${n}`, 1])) },
      'inputs',
    ],
    [{ model: source, inputs: {}, outputs: 'doubled' }, 'outputs'],
    [{ model: source, inputs: {}, periods: 1.5 }, 'periods'],
  ])('[CALCULATION-SERVICE-9] refuses the body %j, naming %s', async (body, path) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { details: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  it('[CALCULATION-SERVICE-23] returns 503 when threads cannot start', async () => {
    const broken = await createTestServer({ createWorker: brokenWorker });
    const response = await post({ model: source, inputs: { start: 1 } }, broken);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: { code: 'calculations-unavailable' } });
    await broken.close();
  });
});
