/** A number as written, so that no digit passes through a float. */
export interface JsonNumber {
  readonly numberText: string;
}

/** An object with the line it begins on. */
export interface JsonObject {
  readonly line: number;
  readonly fields: ReadonlyMap<string, JsonValue>;
}

export type JsonValue = string | boolean | null | JsonNumber | JsonObject | readonly JsonValue[];

/** A JSON text, or where it stops being one. */
export interface JsonDocument {
  /** Undefined if the text is damaged. */
  readonly value: JsonValue | undefined;
  readonly damage: { readonly line: number; readonly text: string } | null;
}

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && 'fields' in value;

export const isJsonList = (value: JsonValue | undefined): value is readonly JsonValue[] =>
  Array.isArray(value);
