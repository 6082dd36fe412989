interface AdminPlace {
  path: string;
  /** In the navigation. */
  name: string;
  /** On the overview. */
  does: string;
}

export const adminPages: readonly AdminPlace[] = [
  { path: '/admin', name: 'Overview', does: 'How things are right now.' },
  { path: '/admin/stats', name: 'Stats', does: 'Events, players, games and retention by day.' },
  {
    path: '/admin/players',
    name: 'Players',
    does: 'Find one: sessions, reports, suspensions and appeals.',
  },
  {
    path: '/admin/feedback',
    name: 'Feedback',
    does: 'What players wrote to us, and how far we are.',
  },
  { path: '/admin/groups', name: 'Hives', does: 'Their members and requests, and reported posts.' },
  {
    path: '/data-quality',
    name: 'Data quality',
    does: 'What can’t be true, with a sample and a safe repair.',
  },
  { path: '/admin/caching', name: 'Caching', does: 'Each cache: size, hits, age. Clear one.' },
  {
    path: '/admin/debug-buffer',
    name: 'Event buffer',
    does: 'Events that wait to be stored, and those that can’t be.',
  },
  { path: '/admin/schemas', name: 'Schemas', does: 'Tables as they are, and the API’s shapes.' },
  {
    path: '/admin/gpt5-testing',
    name: 'GPT-5 testing',
    does: 'A pair before the bee and a language model, side by side.',
  },
  { path: '/admin/2p-sim', name: 'Simulator', does: 'Both seats of a dance in one window.' },
  { path: '/admin/theme-lab', name: 'Theme lab', does: 'Every token and component in every look.' },
];
