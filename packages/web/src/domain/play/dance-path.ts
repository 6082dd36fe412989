export const dancePath = (gameId: string): string => `/jinx/dance/${gameId}`;
