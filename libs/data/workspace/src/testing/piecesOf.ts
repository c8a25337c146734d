const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Each single value in a body with its place, rows by their ids: what no merge may lose. */
export function piecesOf(value: unknown, place = ''): readonly string[] {
  if (isFields(value))
    return Object.entries(value).flatMap(([name, part]) => piecesOf(part, `${place}/${name}`));
  if (Array.isArray(value) && value.every((row) => isFields(row) && typeof row['id'] === 'string'))
    return (value as readonly { readonly id: string }[]).flatMap((row) =>
      piecesOf(row, `${place}/${row.id}`),
    );
  return [`${place}: ${JSON.stringify(value)}`];
}
