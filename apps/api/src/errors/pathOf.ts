/** The requested path, without its query. */
export const pathOf = ({ url }: { readonly url: string }): string => url.split(/[?#]/, 1)[0] ?? url;
