/** The visitor has asked for less traffic, so nothing is fetched that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
