import * as z from 'zod/mini';

/** The attachments of a stored document: the field of the body, and the hash under which `attachments` holds its text. */
export type AttachmentNames = Readonly<Record<string, string>>;

export const attachmentNamesSchema = z.record(z.string(), z.string());

const namingSchema = z.object({ attachments: attachmentNamesSchema });

/** The attachments that a record of any store names; null where the record cannot be read. */
export const attachmentNamesIn = (record: unknown): AttachmentNames | null =>
  namingSchema.safeParse(record).data?.attachments ?? null;
