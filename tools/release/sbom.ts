interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * npm's CycloneDX document without what changes from builder to builder: a random number, the hour, npm's own version, and the
 * project's name, which npm takes from its folder.
 */
export function normaliseSbom(text: string, project: { name: string; builtAt: Date }): string {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = JSON.parse(text) as Sbom;
  const { tools: __, component, ...about } = metadata;
  const sorted = {
    ...rest,
    metadata: {
      ...about,
      timestamp: project.builtAt.toISOString(),
      component: { ...component, name: project.name },
    },
    components: [...components].sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...dependencies].sort((a, b) => compare(a.ref, b.ref)),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
