// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleTasks } from '../testing/exampleTasks.js';
import { createTaskServer } from './createTaskServer.js';

const arrange = (times: readonly number[] = []) => {
  const reported: number[] = [];
  const waiting = [...times];
  const server = createTaskServer(exampleTasks, {
    now: () => waiting[0] ?? 0,
    pause: async () => void waiting.shift(),
  });
  server.connect((_, fraction) => {
    reported.push(fraction);
  });
  return { server, reported };
};

describe('createTaskServer', () => {
  it('[COMPUTE-1] runs a task by its name', async () => {
    expect(await arrange().server.run(1, 'sum', [1, 2, 3])).toEqual({ ok: true, value: 6 });
  });

  it.each(['other', 'toString', 'constructor'])(
    '[COMPUTE-3] has a reason why there is no task %s',
    async (name) => {
      expect(await arrange().server.run(1, name, null)).toEqual({
        ok: false,
        reason: `The worker has no task named ${name}.`,
      });
    },
  );

  it('[COMPUTE-3] gives the reason of a task that failed, and says where it gave none', async () => {
    const { server } = arrange();
    expect(await server.run(1, 'fail', 'Growth is too high.')).toEqual({
      ok: false,
      reason: 'Growth is too high.',
    });
    expect(await server.run(1, 'refuse', null)).toEqual({
      ok: false,
      reason: 'The calculation failed without a reason.',
    });
  });

  it('[COMPUTE-4] tells progress at most every 50 ms, and the end always', async () => {
    const { server, reported } = arrange([0, 20, 49, 50, 60, 99, 100, 100, 100, 100]);
    await server.run(1, 'steps', 10);
    expect(reported).toEqual([0, 0.3, 0.6, 1]);
  });

  it('[COMPUTE-4] says which run the progress is of', async () => {
    const runs: number[] = [];
    const server = createTaskServer(exampleTasks, { pause: async () => undefined });
    server.connect((run) => {
      runs.push(run);
    });
    await server.run(7, 'steps', 0);
    await server.run(8, 'steps', 0);
    expect(runs).toEqual([7, 8]);
  });

  it('[COMPUTE-4] tells a progress between 0 and 1', async () => {
    const reported: number[] = [];
    let nowMs = 0;
    const server = createTaskServer(
      {
        wild: (fractions: readonly number[], { report }) => {
          for (const fraction of fractions) {
            nowMs += 100;
            report(fraction);
          }
        },
      },
      { now: () => nowMs },
    );
    server.connect((_, fraction) => {
      reported.push(fraction);
    });
    await server.run(1, 'wild', [-1, Number.NaN, 0.5, 3]);
    expect(reported).toEqual([0, 0.5, 1]);
  });

  it('[COMPUTE-5] lets a task know that it is canceled, and only that one', async () => {
    const { server } = arrange();
    const running = server.run(1, 'steps', 1000);
    server.cancel();
    expect(await running).toEqual({ ok: true, value: 1 });
    expect(await server.run(1, 'steps', 3)).toEqual({ ok: true, value: 3 });
  });
});
