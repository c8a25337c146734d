/** A copy of the object without one field. */
export const withoutField = <T extends object, K extends string & keyof T>(object: T, field: K): Omit<T, K> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== field)) as Omit<T, K>;
