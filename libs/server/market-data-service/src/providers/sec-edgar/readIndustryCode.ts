import * as z from 'zod/mini';

const submissionsSchema = z.object({ cik: z.union([z.number(), z.string()]), sic: z.nullish(z.string()) });

/** The code in a company's submissions; null if it has none, undefined for another format. */
export function readIndustryCode(document: unknown): string | null | undefined {
  const parsed = submissionsSchema.safeParse(document);
  if (!parsed.success) return undefined;
  const code = parsed.data.sic?.trim() ?? '';
  return /^\d{4}$/.test(code) ? code : null;
}
