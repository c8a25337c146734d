import { createContext } from 'react';

/** Whether the open content replaced something the screen had open before. */
export const FollowsAnother = createContext(false);
