import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import serverPackage from '../../../package.json' with { type: 'json' };

/** The database was upgraded by a later release, which has removed what this one needs. Shown to the operator as it is. */
export class DatabaseTooNew extends Error {}

/** A migration that removes something names the oldest release that does without it: 0031-contract-1.1.0-old-columns. */
const contractingName = /^\d{4}-contract-(\d+\.\d+\.\d+)-/;

/** The oldest release that runs on a database with this migration; undefined where every one does. */
export const oldestReleaseAfter = (migration: string): string | undefined =>
  contractingName.exec(migration)?.[1];

/**
 * Migrations in the database that this release doesn't know: those of a later release, from which we are going back. They
 * only add, so this one runs on what they left. It counts them as its own, or the migrator would take the database for damaged.
 */
export async function readNewerMigrations(
  db: Kysely<never>,
  known: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const names = (await executedMigrations(db)).filter((name) => !(name in known));
  for (const name of names) {
    const oldest = oldestReleaseAfter(name);
    if (oldest !== undefined && compareVersions(serverPackage.version, oldest) < 0) {
      throw new DatabaseTooNew(
        `This is Bee Jinx ${serverPackage.version}, and the database was upgraded for ${oldest} or later (${name}). Start that release, or restore a backup from before the upgrade.`,
      );
    }
  }
  return Object.fromEntries(names.map((name) => [name, { up: async () => {} }]));
}

async function executedMigrations(db: Kysely<never>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (const [index, part] of (left ?? []).entries()) {
    const difference = part - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
