/** An address without query and fragment: both may hold what a person entered. */
export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;
