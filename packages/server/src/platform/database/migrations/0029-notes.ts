import { type Kysely, sql } from 'kysely';

/** Skill and luck of finished games, written when the notes on a game are first asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['skill', 'luck']) {
    await db.schema.alterTable('daily_games').addColumn(column, 'integer').execute();
  }
  for (const seat of ['seat0', 'seat1']) {
    for (const column of ['skill', 'luck']) {
      await db.schema.alterTable('dance_games').addColumn(`${seat}_${column}`, 'integer').execute();
    }
    // Averages of a hive are of all dances of fifty players: answered from these indexes, without touching a row.
    await db.schema
      .createIndex(`dance_games_notes_of_${seat}`)
      .on('dance_games')
      .columns([`${seat}_id`, `${seat}_skill`, `${seat}_luck`])
      .where(sql.ref(`${seat}_skill`), 'is not', null)
      .execute();
  }
}
