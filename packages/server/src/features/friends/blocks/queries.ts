import { type Expression, sql as raw } from 'kysely';

/** Whether one has blocked the other, as a condition for the queries of any feature. */
export function hasBlockBetween(one: Expression<string>, other: Expression<string>) {
  return raw<boolean>`exists (
    select 1 from blocks
    where (blocks.player_id = ${one} and blocks.blocked_id = ${other})
      or (blocks.blocked_id = ${one} and blocks.player_id = ${other}))`;
}
