import type { JoinRequest } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { NamedRequest } from './queries.ts';

export function presentRequest(row: NamedRequest): JoinRequest {
  return {
    requestId: row.id,
    userId: row.player_id,
    displayName: row.display_name,
    groupId: row.group_id,
    groupName: row.group_name,
    joinMethod: row.join_method,
    status: row.status,
    createdAt: formatIsoTime(row.created_at),
  };
}
