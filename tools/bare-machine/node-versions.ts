export interface NodeVersions {
  node: string;
  npm: string;
}

/** Versions of Node.js and npm that run `npm ci` beside Debian's own: each major of either with the others it supports. */
export const testedNodeVersions: NodeVersions[] = [
  { node: '18', npm: '9' },
  { node: '18', npm: '10' },
  { node: '20', npm: '9' },
  { node: '20', npm: '10' },
  { node: '20', npm: '11' },
  { node: '22', npm: '10' },
  { node: '22', npm: '11' },
  { node: '24', npm: '11' },
  { node: '26', npm: '11' },
];
