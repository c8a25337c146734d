import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteHistory } from './createRouteHistory.js';
import { createRoutePredictor } from './createRoutePredictor.js';

const yieldToPage = async () => undefined;
const predictorOf = (...entries: readonly string[]) =>
  createRoutePredictor({ history: { entries: () => entries }, yieldToPage });

describe('createRouteHistory', () => {
  it('[NAVIGATION-11] keeps the last 50 visits, oldest first', () => {
    const history = createRouteHistory();
    for (let n = 0; n < 60; n += 1) history.visit(`/${n}`);
    expect(history.entries()).toHaveLength(50);
    expect(history.entries()[0]).toBe('/10');
    expect(history.entries().at(-1)).toBe('/59');
  });

  it('[NAVIGATION-11] counts the same screen again as one visit', () => {
    const history = createRouteHistory();
    for (const path of ['/', '/', '/settings', '/']) history.visit(path);
    expect(history.entries()).toEqual(['/', '/settings', '/']);
  });
});

describe('createRoutePredictor', () => {
  it('[NAVIGATION-12] names what most often followed, then what is most visited', async () => {
    const predictor = predictorOf('/', '/a', '/', '/b', '/', '/a', '/c', '/d', '/c', '/d', '/c', '/');
    expect(await predictor.predict('/')).toEqual(['/a', '/b', '/c']);
    expect(await predictor.predict('/', 1)).toEqual(['/a']);
    expect(await predictor.predict('/d')).toEqual(['/c', '/', '/a']);
  });

  it('[NAVIGATION-12] prefers the later of equals, and names nothing without a history', async () => {
    expect(await predictorOf('/', '/a', '/', '/b', '/').predict('/')).toEqual(['/b', '/a']);
    expect(await predictorOf().predict('/')).toEqual([]);
  });

  it('[NAVIGATION-12] never names the current screen, or any screen twice', async () => {
    const path = fc.constantFrom('/', '/a', '/b', '/c', '/d');
    await fc.assert(
      fc.asyncProperty(fc.array(path), path, async (visits, from) => {
        const predicted = await predictorOf(...visits).predict(from, 10);
        expect(predicted).not.toContain(from);
        expect(new Set(predicted)).toEqual(new Set(visits.filter((visit) => visit !== from)));
        expect(predicted).toHaveLength(new Set(predicted).size);
      }),
    );
  });

  it('[NAVIGATION-13] counts 100 visits at a time', async () => {
    let turns = 0;
    const entries = Array.from({ length: 250 }, (_, n) => `/${n % 7}`);
    const predictor = createRoutePredictor({
      history: { entries: () => entries },
      yieldToPage: async () => void (turns += 1),
    });
    await predictor.predict('/0');
    expect(turns).toBe(2);
  });
});
