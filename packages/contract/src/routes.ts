/**
 * The whole API on one page. Plain data, so that the browser carries the names and paths of the
 * calls but not the schemas; `contract.ts` joins each with its shapes, and neither can lack the other.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** `player` needs a session; `open` doesn't; `operator` is for loopback or the metrics token. */
  access: 'open' | 'player' | 'operator';
  /** How the answer travels. JSON unless said otherwise. */
  answers?: 'stream' | 'text' | 'page';
  /** Calls allowed per minute and caller, where the general limit is too generous. */
  perMinute?: number;
}

export const routes = {
  openSession: { method: 'POST', path: '/api/session', access: 'open', perMinute: 30 },
  readSession: { method: 'GET', path: '/api/session', access: 'player' },
  closeSession: { method: 'DELETE', path: '/api/session', access: 'player' },
  changeMe: { method: 'PATCH', path: '/api/me', access: 'player', perMinute: 60 },
  exportMe: { method: 'GET', path: '/api/me/export', access: 'player', perMinute: 10 },
  deleteMe: { method: 'DELETE', path: '/api/me', access: 'player' },

  dailyPuzzle: { method: 'GET', path: '/api/jinx-daily/puzzle', access: 'player' },
  publishedPuzzle: {
    method: 'GET',
    path: '/api/jinx-daily/puzzle/:puzzleNumber',
    access: 'open',
    perMinute: 120,
  },
  submitDaily: {
    method: 'POST',
    path: '/api/jinx-daily/submit',
    access: 'player',
    perMinute: 120,
  },
  dailyHint: { method: 'POST', path: '/api/jinx-daily/hint', access: 'player', perMinute: 60 },
  giveUpDaily: {
    method: 'POST',
    path: '/api/jinx-daily/give-up',
    access: 'player',
    perMinute: 60,
  },
  dailyOthers: { method: 'GET', path: '/api/jinx-daily/others', access: 'player', perMinute: 120 },
  dailyArchive: { method: 'GET', path: '/api/jinx-daily/archive', access: 'player' },
  fetchStats: { method: 'GET', path: '/api/fetch-stats', access: 'player', perMinute: 120 },
  saveScore: { method: 'POST', path: '/api/save-score', access: 'player', perMinute: 10 },
  readReplay: { method: 'GET', path: '/api/replay/:replayId', access: 'open', perMinute: 60 },

  live: { method: 'GET', path: '/api/live', access: 'player', answers: 'stream' },

  health: { method: 'GET', path: '/api/health', access: 'open' },
  ready: { method: 'GET', path: '/api/ready', access: 'open' },
  metrics: { method: 'GET', path: '/api/metrics', access: 'operator', answers: 'text' },
  docs: { method: 'GET', path: '/api/docs', access: 'open', answers: 'page' },
  openApi: { method: 'GET', path: '/api/docs/openapi.json', access: 'open', answers: 'page' },
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof routes;
