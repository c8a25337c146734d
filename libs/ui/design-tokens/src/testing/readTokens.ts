import type { Vision } from './seenWith.js';

export type Tokens = ReadonlyMap<string, string>;

/** The tokens of a color mode, and the color vision it is for. */
export interface ColorMode {
  readonly vision: Vision;
  readonly hasMoreContrast: boolean;
  readonly tokens: Tokens;
}

export interface TokenSets {
  /** Without any mode. */
  readonly base: Tokens;
  /** Every color mode, with and without increased contrast. */
  readonly colorModes: readonly ColorMode[];
  /** The declarations for increased contrast: the system preference's, and the app setting's. */
  readonly contrastOfSystem: Tokens;
  readonly contrastOfSetting: Tokens;
}

const declarations = (text: string): Tokens =>
  new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]));

const layered = (...sets: readonly Tokens[]): Tokens => new Map(sets.flatMap((set) => [...set]));

/** Reads the tokens from the style files: `css` returns the text of one by name. */
export function readTokens(css: (name: string) => string): TokenSets {
  const [component, modes] = [css('component'), css('modes')];
  const ruleOf = (opening: string): Tokens => {
    const start = modes.indexOf(opening);
    if (start < 0) throw new Error(`modes.css has no rule ${opening}.`);
    return declarations(modes.slice(start, modes.indexOf('}', start)));
  };
  const base = layered(
    declarations(css('palette')),
    declarations(css('meaning')),
    declarations(component.slice(0, component.indexOf('@media'))),
  );
  const contrastOfSetting = ruleOf(":root[data-contrast='more'] {");
  const anyColorBlind = ruleOf(':root[data-color-blind] {');
  const redGreen = layered(
    ruleOf(":root:is([data-color-blind='protanopia'], [data-color-blind='deuteranopia']) {"),
    anyColorBlind,
  );
  const blueYellow = layered(ruleOf(":root[data-color-blind='tritanopia'] {"), anyColorBlind);
  const visions: readonly (readonly [Vision, Tokens])[] = [
    ['all', new Map()],
    ['protanopia', redGreen],
    ['deuteranopia', redGreen],
    ['tritanopia', blueYellow],
  ];
  return {
    base,
    contrastOfSetting,
    contrastOfSystem: ruleOf('@media (prefers-contrast: more)'),
    colorModes: visions.flatMap(([vision, mode]) => [
      { vision, hasMoreContrast: false, tokens: layered(base, mode) },
      { vision, hasMoreContrast: true, tokens: layered(base, contrastOfSetting, mode) },
    ]),
  };
}
