import * as z from 'zod/mini';

/**
 * The attachments of a stored document: the field of the body, and the hash under which `attachments` holds its text, or
 * the hashes of its chunks, with commas. In one text, since every version and draft of a long list has hundreds.
 */
export type AttachmentNames = Readonly<Record<string, string>>;

export const attachmentNamesSchema = z.record(z.string(), z.string());

const namingSchema = z.object({ attachments: attachmentNamesSchema });

/** The attachments that a record of any store names; null where the record cannot be read. */
export const attachmentNamesIn = (record: unknown): AttachmentNames | null =>
  namingSchema.safeParse(record).data?.attachments ?? null;

/** The hashes that a field is stored under, in order: several if it is in chunks. */
export const hashesOf = (names: string): readonly string[] => names.split(',');

/** Every hash that is named. */
export const hashesIn = (names: AttachmentNames): readonly string[] => Object.values(names).flatMap(hashesOf);
