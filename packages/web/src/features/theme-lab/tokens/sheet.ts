import { parseTokenSheet } from '../../../theme/token-sheet.ts';

const files = import.meta.glob<string>('../../../theme/*tokens.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const sheet = parseTokenSheet(Object.values(files).join('\n'));
