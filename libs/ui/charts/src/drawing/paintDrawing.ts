import type { Drawing, DrawnPaint, DrawnShape } from './Drawing.js';

/**
 * Paints the drawing on a canvas, shape by shape. An SVG in an image element would be shorter, but a page whose policy
 * forbids `blob:` and `data:` images could not load it.
 */
export function paintDrawing({ shapes }: Drawing, context: CanvasRenderingContext2D): void {
  for (const shape of shapes) paintShape(shape, context);
}

function paintShape(shape: DrawnShape, context: CanvasRenderingContext2D): void {
  switch (shape.kind) {
    case 'rect': {
      const outline = new Path2D();
      outline.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      fillAndStroke(outline, shape, context);
      return;
    }
    case 'path':
      fillAndStroke(new Path2D(shape.d), shape, context);
      return;
    case 'text':
      context.font = `${String(shape.weight)} ${String(shape.size)}px ${shape.family}`;
      context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
      context.textBaseline = 'alphabetic';
      context.fillStyle = shape.fill;
      context.fillText(shape.text, shape.x, shape.y);
  }
}

function fillAndStroke(
  outline: Path2D,
  { fill, stroke, strokeWidth = 1, dash }: DrawnPaint,
  context: CanvasRenderingContext2D,
): void {
  if (fill && fill !== 'none') {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke && stroke !== 'none') {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.setLineDash([...(dash ?? [])]);
    context.stroke(outline);
  }
}
