const batchSize = 100;

/**
 * Settles all that is due, one after the other. What fails stays due and is tried again by the next sweep; what is due
 * behind it doesn't wait for that. Throws at the end if anything has failed.
 */
export async function settleDue(
  findDue: (limit: number) => Promise<string[]>,
  settle: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  let due: string[];
  do {
    const found = await findDue(batchSize + failures.size);
    due = found.filter((id) => !failures.has(id));
    for (const id of due) await settle(id).catch((error) => failures.set(id, error));
  } while (due.length >= batchSize);
  const [first] = failures.values();
  if (failures.size > 0)
    throw new Error(`${failures.size} that were due failed, the first of them so.`, {
      cause: first,
    });
}
