import { expect, it } from 'vitest';
import { inParts } from './evaluateLateParts.ts';

it('evaluates the files of a part before the part', () => {
  expect(inParts('return baseModule().catch(handle);')).toMatch(
    /^import \{ evaluateInParts \} from ".*evaluateInParts\.ts";\nreturn evaluateInParts\(.*\)\.then\(baseModule\)\.catch\(handle\);$/,
  );
});

it('refuses a build tool that works in another way', () => {
  expect(() => inParts('return load();')).toThrow('imports parts of the program in another way');
});
