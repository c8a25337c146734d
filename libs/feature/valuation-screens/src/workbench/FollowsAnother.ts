import { createContext } from 'react';

/** Whether what is open took the place of something that the screen had open before. */
export const FollowsAnother = createContext(false);
