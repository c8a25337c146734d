import * as z from 'zod/mini';
import { figureSchema, longTextSchema, shortTextSchema, vitalRatingSchema } from './reportFields.js';

/** Body of `POST /api/web-vitals`: one vital of one page. */
export const webVitalSchema = z.looseObject({
  type: z.literal('web_vital', { error: "must be 'web_vital'" }),
  name: shortTextSchema,
  value: figureSchema,
  id: shortTextSchema,
  rating: vitalRatingSchema,
  /** The path of the page. */
  url: longTextSchema,
  /** Milliseconds since 1970. */
  ts: figureSchema,
});

export type WebVital = z.infer<typeof webVitalSchema>;
