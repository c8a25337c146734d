/** The addresses that guards redirect to. */
export const guardPaths = { login: '/login', adminLogin: '/admin-login' } as const;
