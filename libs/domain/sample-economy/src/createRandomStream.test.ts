import { describe, expect, it } from 'vitest';
import { createRandomStream, type RandomStream } from './createRandomStream.js';

const firstNumbers = (stream: RandomStream) => Array.from({ length: 20 }, () => stream.normal());

describe('createRandomStream', () => {
  it('[SAMPLE-ECONOMY-1] repeats itself for the same seed, owner and purpose', () => {
    expect(firstNumbers(createRandomStream(7, 'ALD.SMP', 'volume'))).toEqual(
      firstNumbers(createRandomStream(7, 'ALD.SMP', 'volume')),
    );
  });

  it.each([
    ['seed', createRandomStream(8, 'ALD.SMP', 'volume')],
    ['owner', createRandomStream(7, 'BRN.SMP', 'volume')],
    ['purpose', createRandomStream(7, 'ALD.SMP', 'mood')],
  ])('differs with another %s', (_, other) => {
    expect(firstNumbers(other)).not.toEqual(firstNumbers(createRandomStream(7, 'ALD.SMP', 'volume')));
  });

  it('[SAMPLE-ECONOMY-1] is not moved by another stream being used', () => {
    const undisturbed = firstNumbers(createRandomStream(7, 'ALD.SMP', 'volume'));
    const stream = createRandomStream(7, 'ALD.SMP', 'volume');
    firstNumbers(createRandomStream(7, 'BRN.SMP', 'volume'));
    expect(firstNumbers(stream)).toEqual(undisturbed);
  });

  it('draws normal numbers with mean 0 and deviation 1, and uniform ones within their bounds', () => {
    const stream = createRandomStream(1, 'any', 'any');
    const count = 20_000;
    const normals = Array.from({ length: count }, () => stream.normal());
    const mean = normals.reduce((sum, value) => sum + value, 0) / count;
    const variance = normals.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
    const uniforms = Array.from({ length: count }, () => stream.between(2, 5));
    expect(Math.min(...uniforms)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...uniforms)).toBeLessThan(5);
  });
});
