export const swarmPath = (code: string): string => `/jinx/swarm/${code}`;
export const tablePath = (code: string): string => `${swarmPath(code)}/table`;
export const swarmReplayPath = (replayId: string): string => `/jinx/swarm/replay/${replayId}`;
