import type { LeftBehind } from './use-left-behind.ts';

type Collection = LeftBehind['collections'][number];

const names: Record<string, [one: string, many: string]> = {
  dailyGames: ['daily game', 'daily games'],
  dances: ['dance', 'dances'],
  friends: ['friend', 'friends'],
  feedback: ['piece of feedback', 'pieces of feedback'],
  groups: ['hive', 'hives'],
  notifications: ['note', 'notes'],
};

/** "3 daily games"; what this page doesn't know yet is called by its own name. */
export function collectionWords({ collection, moves }: Collection): string {
  const [one, many] = names[collection] ?? [collection, collection];
  return `${moves} ${moves === 1 ? one : many}`;
}

export function meetingWords({ meets }: Collection): string | undefined {
  if (meets === 0) return undefined;
  return meets === 1
    ? 'One of them you have in your account too; the one that was finished first stays.'
    : `${meets} of them you have in your account too; the ones that were finished first stay.`;
}
