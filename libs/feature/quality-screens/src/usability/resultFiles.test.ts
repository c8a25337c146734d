import { expect, it } from 'vitest';
import { csvFile, jsonFile, resultsCsv } from './resultFiles.js';
import type { TestResults } from './TestResults.js';

const at = '2026-11-20T12:00:00.000Z';
const results: TestResults = {
  tasks: [
    {
      at,
      sessionId: 'session-1',
      task: 'save-model',
      outcome: 'completed',
      seconds: 31.5,
      errors: 0,
      rageClicks: null,
    },
  ],
  scales: [{ at, sessionId: 'session-1', score: 72.5, answers: '4 2 4 1 4 2 5 2 3 3' }],
};

it('[QUALITY-SCREENS-44] writes a line for each attempt and form', () => {
  expect(resultsCsv(results)).toBe(
    [
      'at,sessionId,kind,task,outcome,seconds,errors,rageClicks,score,answers',
      `${at},session-1,task,save-model,completed,31.5,0,,,`,
      `${at},session-1,scale,,,,,,72.5,4 2 4 1 4 2 5 2 3 3`,
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@now', "'@now"],
  ['a,"b"', '"a,""b"""'],
])('[QUALITY-SCREENS-44] keeps the text %s from running as a formula or breaking its cell', (text, cell) => {
  const scales = [{ at, sessionId: text, score: 50, answers: null }];
  expect(resultsCsv({ tasks: [], scales })).toContain(`${at},${cell},scale`);
});

it('[QUALITY-SCREENS-44] creates a file of either kind', async () => {
  const [csv, json] = [csvFile(results), jsonFile(results)];
  expect([csv.name, json.name]).toEqual(['usability-tests.csv', 'usability-tests.json']);
  expect(await csv.content.text()).toBe(resultsCsv(results));
  expect(JSON.parse(await json.content.text())).toEqual(results);
});
