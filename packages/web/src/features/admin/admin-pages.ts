/** Name as in the navigation, description as on the overview. */
const pages: readonly [path: string, name: string, description: string][] = [
  ['/admin', 'Overview', 'How things are right now.'],
  ['/admin/stats', 'Stats', 'Events, players, games and retention by day.'],
  ['/admin/players', 'Players', 'Find one: sessions, reports, suspensions and appeals.'],
  ['/admin/feedback', 'Feedback', 'What players wrote to us, and how far we are.'],
  ['/admin/groups', 'Hives', 'Their members and requests, and reported posts.'],
  [
    '/admin/pairs',
    'Pairs',
    'Pairs that players made: reported ones, and those offered as puzzles.',
  ],
  ['/admin/swarms', 'Swarms', 'What was reported at tables, and bots that fill one.'],
  ['/data-quality', 'Data quality', 'What can’t be true, with a sample and a safe repair.'],
  ['/admin/caching', 'Caching', 'Each cache: size, hits, age. Clear one.'],
  [
    '/admin/debug-buffer',
    'Event buffer',
    'Events that wait to be stored, and those that can’t be.',
  ],
  ['/admin/schemas', 'Schemas', 'Tables as they are, and the API’s shapes.'],
  [
    '/admin/gpt5-testing',
    'GPT-5 testing',
    'A pair before the bee and a language model, side by side.',
  ],
  ['/admin/2p-sim', 'Simulator', 'Both seats of a dance in one window.'],
  ['/admin/theme-lab', 'Theme lab', 'Every token and component in every look.'],
];

export const adminPages = pages.map(([path, name, description]) => ({ path, name, description }));
