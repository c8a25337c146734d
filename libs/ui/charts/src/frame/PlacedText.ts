import { textWidth } from './textWidth.js';

/** A text with its position. */
export interface PlacedText {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface TextBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounds of a text. */
export function textBox({ x, y, text, anchor }: PlacedText, textSize: number): TextBox {
  const width = textWidth(text, textSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - textSize * 0.8, bottom: y + textSize * 0.2 };
}

/** Whether two texts overlap. */
export const textsOverlap = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
