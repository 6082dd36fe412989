/** One file of an archive. */
export interface TarFile {
  /** At most 255 bytes, with a slash at which it can be split into 155 and 100. */
  path: string;
  isExecutable: boolean;
  content: Buffer;
}

const blockBytes = 512;

/**
 * A tar archive (POSIX ustar) that depends on nothing but its files: sorted by path, one time for all, owned by nobody in
 * particular, and with two permissions only. The tar of a machine would write its users, its umask and its version's defaults.
 */
export function makeTar(files: readonly TarFile[], secondsSinceEpoch: number): Buffer {
  const sorted = [...files].sort((a, b) =>
    Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)),
  );
  const parts = sorted.flatMap((file) => [
    header(file, secondsSinceEpoch),
    file.content,
    Buffer.alloc(padding(file.content.length)),
  ]);
  // Two empty blocks end an archive.
  return Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]);
}

function header({ path, isExecutable, content }: TarFile, secondsSinceEpoch: number): Buffer {
  const block = Buffer.alloc(blockBytes);
  const { prefix, name } = splitPath(path);
  block.write(name, 0);
  block.write(octal(isExecutable ? 0o755 : 0o644, 7), 100);
  block.write(octal(0, 7), 108); // owner
  block.write(octal(0, 7), 116); // group
  block.write(octal(content.length, 11), 124);
  block.write(octal(secondsSinceEpoch, 11), 136);
  // The checksum counts its own field as spaces.
  block.fill(' ', 148, 156);
  block.write('0', 156); // a regular file
  block.write('ustar\u000000', 257);
  block.write('root', 265);
  block.write('root', 297);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { prefix, name };
  }
  throw new Error(`This path is too long for an archive: ${path}`);
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

const padding = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes;
