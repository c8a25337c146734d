import * as z from 'zod/mini';
import { longTextSchema, momentSchema, shortTextSchema } from './reportFields.js';

/** Most events of one kind in one report. */
export const maximumReportedEvents = 100;

const eventsOf = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(
    z
      .array(schema, { error: 'must be an array of events' })
      .check(
        z.maxLength(maximumReportedEvents, { error: `must have at most ${maximumReportedEvents} events` }),
      ),
  );

export const usageEventSchema = z.looseObject({
  id: shortTextSchema,
  sessionId: shortTextSchema,
  userId: shortTextSchema,
  type: shortTextSchema,
  /** What belongs to this type of event. */
  data: z.optional(z.unknown()),
  timestamp: momentSchema,
  userAgent: longTextSchema,
  url: longTextSchema,
});

export const analyticsEventSchema = z.looseObject({
  session_id: shortTextSchema,
  user_id: shortTextSchema,
  timestamp: momentSchema,
  page: longTextSchema,
});

/** Body of `POST /api/usage`: how the product was used, from someone who has agreed to that. */
export const usageReportSchema = z.looseObject({
  usageEvents: eventsOf(usageEventSchema),
  analyticsEvents: eventsOf(analyticsEventSchema),
});

export type UsageReport = z.infer<typeof usageReportSchema>;
