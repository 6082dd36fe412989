import type { KeptPlayer } from '@bee-jinx/contract';

export const presentKept = (row: {
  id: string;
  display_name: string;
  since: number;
}): KeptPlayer => ({
  userId: row.id,
  displayName: row.display_name,
  since: new Date(row.since).toISOString(),
});
