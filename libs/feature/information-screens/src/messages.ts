/** The texts of the screens, in one place. */
export const messages = {
  notFound: 'Page not found',
  notFoundExplained:
    'There is no screen at this address. It may have been mistyped, or the link is older than the product.',
  searchLabel: 'Company to value',
  searchPlaceholder: 'Company name or symbol',
  searchEmpty: 'No company has that name or symbol.',
  home: 'Go to the overview',
} as const;
