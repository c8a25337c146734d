/** Names that Excel reads as a cell: `TAX2024` in columns and rows, `R1C1` by number; `revenue.q1` is one of a sheet in LibreOffice. */
const cellLike = /^((\w+\.)*[a-z]{1,3}\d+|r\d*|c\d*|r\d*c\d*|true|false)$/;
/** Names that Excel keeps for itself. */
const builtIn =
  /^(print_area|print_titles|criteria|database|extract|consolidate_area|sheet_title|recorder|data_form|auto_open|auto_close|auto_activate|auto_deactivate)$/;
const isTaken = (name: string): boolean => cellLike.test(name) || builtIn.test(name);

/** For each name one that Excel accepts, all different: `tax2024` is a cell there and becomes `tax2024_`. */
export function definedNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(names.filter((name) => !isTaken(name)));
  return new Map(
    names.map((name) => {
      let accepted = name;
      while (isTaken(accepted) || (accepted !== name && taken.has(accepted))) accepted += '_';
      taken.add(accepted);
      return [name, accepted];
    }),
  );
}
