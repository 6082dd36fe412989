interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** npm's CycloneDX document without what changes from run to run: its random number, the hour, and npm's own version. */
export function normaliseSbom(text: string, builtAt: Date): string {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = JSON.parse(text) as Sbom;
  const { tools: __, ...about } = metadata;
  const sorted = {
    ...rest,
    metadata: { ...about, timestamp: builtAt.toISOString() },
    components: [...components].sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...dependencies].sort((a, b) => compare(a.ref, b.ref)),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
