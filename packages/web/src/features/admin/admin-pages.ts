interface AdminPageEntry {
  path: string;
  /** In the navigation. */
  name: string;
  /** On the overview. */
  description: string;
}

export const adminPages: readonly AdminPageEntry[] = [
  { path: '/admin', name: 'Overview', description: 'How things are right now.' },
  {
    path: '/admin/stats',
    name: 'Stats',
    description: 'Events, players, games and retention by day.',
  },
  {
    path: '/admin/players',
    name: 'Players',
    description: 'Find one: sessions, reports, suspensions and appeals.',
  },
  {
    path: '/admin/feedback',
    name: 'Feedback',
    description: 'What players wrote to us, and how far we are.',
  },
  {
    path: '/admin/groups',
    name: 'Hives',
    description: 'Their members and requests, and reported posts.',
  },
  {
    path: '/data-quality',
    name: 'Data quality',
    description: 'What can’t be true, with a sample and a safe repair.',
  },
  {
    path: '/admin/caching',
    name: 'Caching',
    description: 'Each cache: size, hits, age. Clear one.',
  },
  {
    path: '/admin/debug-buffer',
    name: 'Event buffer',
    description: 'Events that wait to be stored, and those that can’t be.',
  },
  {
    path: '/admin/schemas',
    name: 'Schemas',
    description: 'Tables as they are, and the API’s shapes.',
  },
  {
    path: '/admin/gpt5-testing',
    name: 'GPT-5 testing',
    description: 'A pair before the bee and a language model, side by side.',
  },
  { path: '/admin/2p-sim', name: 'Simulator', description: 'Both seats of a dance in one window.' },
  {
    path: '/admin/theme-lab',
    name: 'Theme lab',
    description: 'Every token and component in every look.',
  },
];
