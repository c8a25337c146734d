/** How a list differs from the one before it: runs of that list, each followed by items that are new. */
export type ListChange<Item> = readonly ListRun<Item>[];

export interface ListRun<Item> {
  /** Places in the list before, the last one excluded. */
  readonly from: number;
  readonly to: number;
  readonly added: readonly Item[];
}
