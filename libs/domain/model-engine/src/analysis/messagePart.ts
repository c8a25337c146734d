/** A piece of a check's message: text, or the figure of an item (by its position). */
export type MessagePart = { readonly text: string } | { readonly item: number };
