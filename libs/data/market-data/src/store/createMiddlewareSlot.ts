import type { Middleware } from '@reduxjs/toolkit';

export interface MiddlewareSlot {
  /** Passes every action through until the slot is filled. */
  readonly middleware: Middleware;
  readonly fill: (late: Middleware) => void;
}

/** A place in a store's middleware chain for code that is loaded later. */
export function createMiddlewareSlot(): MiddlewareSlot {
  let fill: MiddlewareSlot['fill'] = () => {
    throw new Error('The slot was filled before it was in a store.');
  };
  return {
    middleware: (store) => (next) => {
      let handle = next;
      fill = (late) => {
        handle = late(store)(next);
      };
      return (action) => handle(action);
    },
    fill: (late) => {
      fill(late);
    },
  };
}
