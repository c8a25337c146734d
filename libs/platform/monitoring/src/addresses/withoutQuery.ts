/** An address without query and fragment, which may contain entered text. */
export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;
