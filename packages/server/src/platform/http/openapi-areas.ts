/** The chapters of the OpenAPI document, by the beginning of a call's path; the first that fits counts. */
export const areas = [
  area('Session', 'Who is calling: a session makes an anonymous player.', ['/api/session']),
  area('Me', 'My name, my data, my sessions and my account.', ['/api/me']),
  area('Sign-in', 'Registering, signing in and recovering an account.', ['/api/auth']),
  area('Migration', 'Bringing the games of an anonymous player along.', ['/api/user/auth']),
  area('Daily', 'The puzzle of the day against the bee, and its archive.', [
    '/api/jinx-daily',
    '/api/save-score',
    '/api/fetch-stats',
    '/api/replay',
  ]),
  area('Notifications', 'The inbox, web push and reminders.', [
    '/api/multiplayer/notifications',
    '/api/push',
    '/api/reminders',
  ]),
  area('Admin', 'For those who run the server.', ['/api/admin', '/api/multiplayer/admin']),
  area('Swarm', 'Three to twelve players, one word each.', ['/api/multiplayer/swarms']),
  area('Dance', 'Two players, one word each.', ['/api/multiplayer', '/api/test-rig']),
  area('Pairs', 'Puzzles that players make for each other.', ['/api/pairs']),
  area('Home', 'What has happened since the last visit.', ['/api/home']),
  area('Friends', 'Friend codes, friends and blocks.', ['/api/friends']),
  area('Groups', 'Hives: groups of up to 50 players.', ['/api/groups']),
  area('Buzz', 'The feed of friends and hives.', ['/api/buzz']),
  area('Events', 'Analytics and feedback.', ['/api/events', '/api/feedback']),
  area('Live', 'The stream that says what to read again.', ['/api/live']),
  area('Operations', 'Health, metrics and documentation.', [
    '/api/health',
    '/api/ready',
    '/api/metrics',
    '/api/policy-violations',
    '/api/docs',
  ]),
];

function area(name: string, description: string, prefixes: readonly string[]) {
  return { name, description, prefixes };
}

export function areaOf(path: string): string {
  const found = areas.find(({ prefixes }) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (!found)
    throw new Error(`${path} is in no area: add its beginning to one in openapi-areas.ts.`);
  return found.name;
}
