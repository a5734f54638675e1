/** Router state of a link to the own profile that leads straight to editing it. */
export const editAtOnce = { edit: true } as const;
