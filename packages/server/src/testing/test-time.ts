/** When tests begin that set their own clock. */
export const start = Date.UTC(2026, 10, 17, 12);

export const at = (ms: number) => new Date(start + ms).toISOString();
