import type { ListedPlayer } from '@bee-jinx/contract';

export const presentListedPlayer = (row: {
  id: string;
  display_name: string;
  since: number;
}): ListedPlayer => ({
  userId: row.id,
  displayName: row.display_name,
  since: new Date(row.since).toISOString(),
});
