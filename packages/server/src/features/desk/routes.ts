import type { Handlers } from '../../platform/http/serve.ts';
import type { DeskParts } from './parts.ts';
import { readOverview } from './read-overview.ts';

type DeskCalls = 'readOverview';

export function deskRoutes(parts: DeskParts): Handlers<DeskCalls> {
  return {
    readOverview: () => readOverview(parts),
  };
}
