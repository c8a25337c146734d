/** From layout 2 to 3, which has a store for what can be computed again from documents. */
export function addDerived(database: IDBDatabase): void {
  database.createObjectStore('derived');
}
