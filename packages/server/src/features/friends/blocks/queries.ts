import { type Expression, sql as raw } from 'kysely';

/** Whether one has blocked the other, as a condition for the queries of any feature. */
export function hasBlockBetween(playerA: Expression<string>, playerB: Expression<string>) {
  return raw<boolean>`exists (
    select 1 from blocks
    where (blocks.player_id = ${playerA} and blocks.blocked_id = ${playerB})
      or (blocks.blocked_id = ${playerA} and blocks.player_id = ${playerB}))`;
}
