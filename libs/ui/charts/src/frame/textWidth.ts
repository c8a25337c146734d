/**
 * The width of a text on a mark, in pixels; slightly more than Inter needs, so that a text that fits here fits on screen. An
 * estimate, because layouts are pure and a font may still be loading.
 */
export function textWidth(text: string, textSize: number): number {
  let ems = 0;
  for (const character of text)
    ems += /[\p{Lu}\d%−+×]/u.test(character) ? 0.7 : /[.,:;|!\s’']/u.test(character) ? 0.34 : 0.62;
  return ems * textSize;
}

/** The text, shortened to the width. Figures are never shortened: a cut number is a different number. */
export function shortened(text: string, width: number, textSize: number): string {
  if (textWidth(text, textSize) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, textSize) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** The text on as many lines as needed, broken at spaces. */
export function wrapped(text: string, width: number, textSize: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, textSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
