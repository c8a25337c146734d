/** Where a guard sends whoever may not see a screen. */
export const guardPaths = { login: '/login', adminLogin: '/admin-login' } as const;
