import { parseTokenSheet } from '../../../theme/token-sheet.ts';

const files = import.meta.glob<string>('../../../theme/*tokens.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens as they are written, whatever files they are in. */
export const sheet = parseTokenSheet(Object.values(files).join('\n'));
