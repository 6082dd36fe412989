export const sampleText =
  'A sentence that goes on for longer than anybody would like, so that one sees where it breaks and what it pushes aside.';

/** Their faces are, in this order, the first to the sixth. */
export const samplePlayers = [
  { userId: 'sample-player-b', name: 'Yara' },
  { userId: 'sample-player-e', name: 'Mo' },
  { userId: 'sample-player-d', name: 'Theo' },
  { userId: 'sample-player-a', name: 'Ines' },
  { userId: 'sample-player-f', name: 'Oskar' },
  { userId: 'sample-player-c', name: 'Rana' },
] as const;
