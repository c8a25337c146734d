import { createContext } from 'react';

/** Whether what a screen shows replaced something that it had open before, whose control may have had the focus. */
export const FollowsAnother = createContext(false);
