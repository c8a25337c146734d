import { labelHalo, type Drawing, type Label, type Shape, type Stroke } from './Drawing.js';
import type { DrawingTheme } from './DrawingTheme.js';

/**
 * Paints the drawing on a canvas, shape by shape. An SVG in an image element would be shorter, but lacks the page's
 * fonts, and a content policy that forbids `blob:` and `data:` images would block it.
 */
export function paintDrawing(
  { shapes }: Drawing,
  theme: DrawingTheme,
  context: CanvasRenderingContext2D,
): void {
  for (const shape of shapes) paintShape(shape, theme, context);
}

function paintShape(shape: Shape, theme: DrawingTheme, context: CanvasRenderingContext2D): void {
  switch (shape.kind) {
    case 'bar': {
      const outline = new Path2D();
      outline.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      if (shape.fill) {
        context.fillStyle = theme.color(shape.fill);
        context.fill(outline);
      }
      if (shape.stroke) paintStroke(outline, shape.stroke, theme, context);
      return;
    }
    case 'rule': {
      const line = new Path2D();
      line.moveTo(shape.x1, shape.y1);
      line.lineTo(shape.x2, shape.y2);
      paintStroke(line, shape.stroke, theme, context);
      return;
    }
    case 'path': {
      const outline = new Path2D();
      for (const [x, y] of shape.points) outline.lineTo(x, y);
      if (shape.fill) {
        context.fillStyle = theme.color(shape.fill);
        context.fill(outline);
      }
      if (shape.stroke) {
        context.lineJoin = 'round';
        paintStroke(outline, shape.stroke, theme, context);
      }
      return;
    }
    case 'text':
      paintLabel(shape, theme, context);
  }
}

function paintStroke(
  outline: Path2D,
  { color, width, dash }: Stroke,
  theme: DrawingTheme,
  context: CanvasRenderingContext2D,
): void {
  context.strokeStyle = theme.color(color);
  context.lineWidth = width;
  context.setLineDash([...(dash ?? [])]);
  context.stroke(outline);
}

function paintLabel(
  { x, y, text, anchor, size, weight, color, hasHalo }: Label,
  theme: DrawingTheme,
  context: CanvasRenderingContext2D,
): void {
  context.font = `${theme.weight(weight)} ${String(size)}px ${theme.family}`;
  context.textAlign = anchor === 'middle' ? 'center' : anchor;
  context.textBaseline = 'alphabetic';
  if (hasHalo) {
    context.strokeStyle = theme.color(labelHalo.color);
    context.lineWidth = labelHalo.width;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.strokeText(text, x, y);
  }
  context.fillStyle = theme.color(color);
  context.fillText(text, x, y);
}
