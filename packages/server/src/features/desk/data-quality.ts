import { createHmac } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import type { DataCheck, Finding } from '../../platform/data-check.ts';
import type { Reader } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isEqualTimingSafe } from '../../platform/timing-safe-compare.ts';
import type { DeskDeps } from './deps.ts';

const sampleSize = 5;
/** Per call, because a repair is one transaction that others wait for. */
const maxRepairs = 200;

export async function runChecks({
  db,
  clock,
  checks,
}: DeskDeps): Promise<CallReply<'runDataChecks'>> {
  const found = [];
  for (const check of checks) {
    const before = clock.now();
    const count = await check.count(db.read);
    const sample = count > 0 ? await check.find(db.read, sampleSize) : [];
    found.push({
      ...present(check),
      count,
      sample,
      milliseconds: Math.max(0, clock.now() - before),
    });
  }
  return { at: new Date(clock.now()).toISOString(), checks: found };
}

/** What a repair would change, and a token for exactly that. */
export async function planRepair(
  deps: DeskDeps,
  checkId: string,
): Promise<CallReply<'planRepair'>> {
  const check = checkOf(deps, checkId);
  const findings = await planned(check, deps.db.read);
  return {
    ...present(check),
    count: await check.count(deps.db.read),
    findings,
    ...(check.repair && findings.length > 0 && { token: sign(deps, check, findings) }),
  };
}

/** Changes only what the plan showed: refused if the findings differ by now. */
export async function applyRepair(
  deps: DeskDeps,
  checkId: string,
  token: string,
): Promise<CallReply<'applyRepair'>> {
  const check = checkOf(deps, checkId);
  const { repair } = check;
  if (!repair) throw new Refusal('not_found');
  const seen = await planned(check, deps.db.read);
  const mended = await deps.db.transaction(repair.keysFor?.(seen) ?? [], async (sql) => {
    const findings = await planned(check, sql);
    // Repaired already, by a repeated call or by somebody else.
    if (findings.length === 0) return 0;
    if (!isEqualTimingSafe(sign(deps, check, findings), token))
      throw new Refusal('changed_meanwhile');
    await repair.mend(sql, findings);
    return findings.length;
  });
  return { mended };
}

const planned = (check: DataCheck, sql: Reader) => check.find(sql, maxRepairs);

function checkOf({ checks }: DeskDeps, checkId: string): DataCheck {
  const check = checks.find(({ id }) => id === checkId);
  if (!check) throw new Refusal('not_found');
  return check;
}

function sign({ secret }: DeskDeps, { id }: DataCheck, findings: readonly Finding[]): string {
  return createHmac('sha256', secret)
    .update(`repair ${id} ${JSON.stringify(findings)}`)
    .digest('base64url');
}

const present = ({ id, title, explains, repair }: DataCheck) => ({
  checkId: id,
  title,
  explains,
  ...(repair && { repair: repair.does }),
});
